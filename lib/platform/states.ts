/** `state → states that may follow it`; a final state has none. */
type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>;

/** A row's columns without its state, which only the state machine's move function writes. */
export type WithoutState<Data> = Omit<Data, 'state'> & { readonly state?: never };

export type StateMachine<State extends string> = {
  readonly initial: State;
  readonly states: readonly State[];
  /** Whether `from` may become `to`. A state never moves to itself: ignore a repeated event instead of recording it. */
  canMove(from: State, to: State): boolean;
  isEnd(state: State): boolean;
  /** Checks a stored value; false for an unknown state. */
  isState(value: string): value is State;
};

/**
 * Builds a state machine from its table, once, when the module loads. Throws when a state is unreachable from
 * `initial`: such a table is a programming error.
 */
export function defineStates<State extends string>(
  name: string,
  initial: NoInfer<State>,
  table: StateTable<State>,
): StateMachine<State> {
  const states = Object.keys(table) as State[];
  const unreachable = states.filter((state) => !getReachableStates(initial, table).has(state));
  if (unreachable.length > 0) throw new Error(`${name}: unreachable states: ${unreachable.join(', ')}`);

  return {
    initial,
    states,
    canMove: (from, to) => table[from].includes(to),
    isEnd: (state) => table[state].length === 0,
    isState: (value): value is State => Object.hasOwn(table, value),
  };
}

function getReachableStates<State extends string>(initial: State, table: StateTable<State>): ReadonlySet<State> {
  const reached = new Set<State>([initial]);
  // Iterating a Set also visits items added meanwhile.
  for (const state of reached) {
    for (const next of table[state]) reached.add(next);
  }
  return reached;
}
