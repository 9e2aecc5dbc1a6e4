import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';

/** Faults of a Dockerfile, by the validator of Docker's language server. */
export const lintDockerfile = (text: string): readonly string[] =>
  validate(text).map(({ message }) => (typeof message === 'string' ? message : message.value));

/** Rules of dclint that the shop does not follow, and why. */
const NOT_FOLLOWED = [
  // Keys and services stand in the order in which somebody reads them.
  'service-keys-order',
  'services-alphabetical-order',
  'service-dependencies-alphabetical-order',
  'top-level-properties-order',
  // The proxy is the one that everybody reaches.
  'no-unbound-port-interfaces',
];
const linter = new DCLinter({
  rules: {
    ...Object.fromEntries(NOT_FOLLOWED.map((rule) => [rule, 0])),
    'require-quotes-in-ports': [1, { quoteType: 'double' }],
  },
  quiet: false,
  debug: false,
  exclude: [],
});

/** Faults of a file of Docker Compose, by the schema of its specification and the linter's rules. */
export const lintCompose = (file: string): readonly string[] =>
  linter.lintFiles([file], false).flatMap(({ messages }) => messages.map(({ rule, message }) => `${rule}: ${message}`));

type Manifest = { readonly apiVersion: string; readonly kind: string };
type Model = new (manifest: never) => { validate(): void };
const GROUPS = { v1: core, 'apps/v1': apps, 'autoscaling/v2': autoscaling, 'policy/v1': policy };

/** What the schema of Kubernetes says against a manifest; it does not report a field that it does not define. */
export function lintManifest(manifest: Manifest): readonly string[] {
  const group = (GROUPS as unknown as Readonly<Record<string, Readonly<Record<string, Model>>>>)[manifest.apiVersion];
  const Model = group?.[manifest.kind];
  if (!Model) return [`${manifest.apiVersion} has no ${manifest.kind}`];
  try {
    new Model(manifest as never).validate();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
