import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { parse, parseAllDocuments } from 'yaml';

/** Not settings of the shop: Node and Next read them. */
const OF_PROGRAMS = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'HOST', 'PORT'];

export const listSettings = (): readonly string[] => [
  ...[...readFileSync('lib/platform/env.ts', 'utf8').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name = '']) => name,
  ),
  ...OF_PROGRAMS,
];

/** A tag that names a version, or a digest: nobody gets another image without a change here. */
export const isPinned = (image: string): boolean => /@sha256:[0-9a-f]{64}$|:[\w.-]*\d+\.?\d*[\w.-]*$/.test(image);

export const readInstructions = (text: string): readonly Instruction[] =>
  DockerfileParser.parse(text).getInstructions();

/** The words of an instruction, without its options. */
export const listArguments = (instruction: Instruction): readonly string[] =>
  instruction
    .getArguments()
    .map((argument) => argument.getValue())
    .filter((word) => !word.startsWith('--'));

export type Container = {
  readonly name: string;
  readonly image: string;
  readonly command: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
} & Readonly<Partial<Record<'readinessProbe' | 'livenessProbe' | 'startupProbe', Probe>>>;
type Probe = {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly tcpSocket?: { readonly port: string };
};
export type Resource = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly replicas?: number;
    readonly minAvailable?: number;
    readonly scaleTargetRef?: { readonly name: string };
    readonly template?: {
      readonly spec: {
        readonly containers: readonly Container[];
        readonly initContainers?: readonly Container[];
        readonly securityContext?: { readonly runAsNonRoot?: boolean };
      };
    };
  };
};

export const parseResources = (text: string): readonly Resource[] =>
  parseAllDocuments(text, { merge: true }).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() as Resource;
  });

export const readResources = (folder: string): readonly Resource[] =>
  readdirSync(folder).flatMap((name) => parseResources(readFileSync(`${folder}/${name}`, 'utf8')));

export type Service = {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly read_only?: boolean;
};
export type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, object>>;
};
export const readCompose = (text: string): Compose => parse(text, { merge: true });

/** Whether a path is answered by a route of the shop. */
export const isRoute = (path: string): boolean => existsSync(`app${path}/route.ts`);

/** The commands of `scripts/container.ts`. */
export function listCommands(): readonly string[] {
  const table = /COMMANDS[^{]*\{([^;]*)\};/.exec(readFileSync('scripts/container.ts', 'utf8'))?.[1] ?? '';
  return [...table.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, name = '']) => name);
}

/** The command that runs the shop's program exists. */
export const isCommand = (words: readonly string[]): boolean => {
  const at = words.indexOf('scripts/container.ts');
  return words[0] === 'node' && at > 0 && listCommands().includes(words[at + 1] ?? '');
};
