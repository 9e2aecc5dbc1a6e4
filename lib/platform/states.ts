/** `state → states that may follow it`; a state followed by nothing is an end. */
type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>;

export type StateMachine<State extends string> = {
  readonly initial: State;
  readonly states: readonly State[];
  /** May `from` become `to`? A state never moves to itself: a repeated event is to be ignored, not recorded. */
  canMove(from: State, to: State): boolean;
  isEnd(state: State): boolean;
  /** Reads a stored value; false for a word that is no state of this machine. */
  isState(value: string): value is State;
};

/**
 * Builds a state machine from its table, once, when the module loads.
 * Throws when a state cannot be reached from `initial`: such a table is a mistake, not an expected failure.
 */
export function defineStates<State extends string>(
  name: string,
  initial: NoInfer<State>,
  table: StateTable<State>,
): StateMachine<State> {
  const states = Object.keys(table) as State[];
  const unreachable = states.filter((state) => !reachableFrom(initial, table).has(state));
  if (unreachable.length > 0) throw new Error(`${name}: states never reached: ${unreachable.join(', ')}`);

  return {
    initial,
    states,
    canMove: (from, to) => table[from].includes(to),
    isEnd: (state) => table[state].length === 0,
    isState: (value): value is State => Object.hasOwn(table, value),
  };
}

function reachableFrom<State extends string>(initial: State, table: StateTable<State>): ReadonlySet<State> {
  const reached = new Set<State>([initial]);
  // A set that grows while it is walked also visits what was added.
  for (const state of reached) {
    for (const next of table[state]) reached.add(next);
  }
  return reached;
}
