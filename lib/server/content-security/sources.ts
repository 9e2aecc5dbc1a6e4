/** Origins outside the shop that its pages use, by directive; which of them depends on the settings. */
export type Sources = {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
  /** Whether only the shop's own code runs, which keeps to Trusted Types. */
  readonly isOwnCode: boolean;
};

type Settings = Readonly<Record<string, string | undefined>>;

const NONE = { script: [], connect: [], image: [], frame: [] };

/**
 * What a container of Google's own tags needs; the conversions of Google Ads also ask the search engine of the country.
 * @see https://developers.google.com/tag-platform/security/guides/csp
 */
const GOOGLE_SEARCH = ['com', 'co.il', 'co.ke'].map((domain) => `https://www.google.${domain}`);
const GOOGLE_MEASURING = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://google.com',
  ...GOOGLE_SEARCH,
];
const GOOGLE_TAGS = {
  script: ['https://*.googletagmanager.com', 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  connect: [...GOOGLE_MEASURING, 'https://www.googleadservices.com'],
  image: [...GOOGLE_MEASURING, 'https://www.googleadservices.com'],
  frame: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
};

/** The origin of a URL alone, so that no setting can write another directive; nothing for what is no web address. */
function originOf(url: string | undefined): readonly string[] {
  if (!url || !URL.canParse(url)) return [];
  const { origin } = new URL(url);
  return origin.startsWith('http') ? [origin] : [];
}

/** The object store's origin in both of its forms, with the bucket in the path and in the host. */
function storageOrigins({ S3_ENDPOINT, S3_REGION = 'us-east-1', S3_BUCKET = '' }: Settings): readonly string[] {
  const endpoint = S3_ENDPOINT || `https://s3.${S3_REGION}.amazonaws.com`;
  return [...originOf(endpoint), ...originOf(endpoint.replace('://', `://${S3_BUCKET}.`))];
}

/** The origins that the shop's settings lead to. */
export function listSources(env: Settings): Sources {
  const used: readonly Readonly<Record<keyof typeof NONE, readonly string[]>>[] = [
    env.GTM_ID ? GOOGLE_TAGS : NONE,
    env.ADS === 'meta' ? { ...NONE, image: ['https://www.facebook.com'] } : NONE,
    env.ANALYTICS === 'mixpanel'
      ? { ...NONE, connect: originOf(env.MIXPANEL_API_HOST || 'https://api-js.mixpanel.com') }
      : NONE,
    env.GEO === 'public' ? { ...NONE, connect: ['https://ipapi.co', 'https://www.cloudflare.com'] } : NONE,
    env.STORAGE === 's3' ? { ...NONE, connect: storageOrigins(env), image: storageOrigins(env) } : NONE,
  ];
  const of = (name: keyof typeof NONE) => [...new Set(used.flatMap((sources) => sources[name]))];
  return {
    script: of('script'),
    connect: of('connect'),
    image: of('image'),
    frame: of('frame'),
    isOwnCode: !env.GTM_ID,
  };
}
