/** The build's configuration. */
export type Env = ReturnType<typeof parseEnv>

export class EnvError extends Error {
  override name = 'EnvError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(
      `The environment is not complete (see .env.example):\n${problems.map((line) => `- ${line}`).join('\n')}`,
    )
    this.problems = problems
  }
}

/** Reads and checks the build's variables. Throws one `EnvError` that names every missing or bad value. */
export function parseEnv(source: Readonly<Record<string, unknown>>) {
  const problems: string[] = []
  const text = (name: string) => {
    const value = source[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const optional = (name: string) => text(name) || undefined
  const matching = (name: string, pattern: RegExp, expected: string, fallback?: string) => {
    const value = text(name) || fallback
    if (!value) problems.push(`${name} is missing: ${expected} is expected`)
    else if (!pattern.test(value)) problems.push(`${name} is "${value}": ${expected} is expected`)
    return value ?? ''
  }
  const origin = (name: string) => {
    const value = optional(name)
    const url = value && URL.canParse(value) ? new URL(value) : undefined
    if (value && !(url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`)) {
      problems.push(`${name} is "${value}": an http(s) address without a path is expected`)
    }
    return url?.origin
  }
  const missingFirebaseValues: string[] = []
  const ofFirebase = (name: string) => {
    if (!text(name)) missingFirebaseValues.push(name)
    return text(name)
  }

  if (!text('VITE_SITE_URL'))
    problems.push('VITE_SITE_URL is missing: the address of the public site is expected')
  const measurementId = optional('VITE_FIREBASE_MEASUREMENT_ID')
  const localBackend = origin('VITE_LOCAL_BACKEND')
  const env = {
    /** The dev server is running: problems are shown on the page. */
    development: source.DEV === true,
    /** Origin of the public site, without a slash at its end. */
    siteUrl: origin('VITE_SITE_URL') ?? '',
    /** Origin of the Studio, for links back to it from a preview. */
    studioUrl: origin('VITE_STUDIO_URL'),
    sanity: {
      projectId: matching('VITE_SANITY_PROJECT_ID', /^[a-z0-9-]+$/, 'a Sanity project id'),
      dataset: matching('VITE_SANITY_DATASET', /^[a-z0-9_][a-z0-9_-]{0,63}$/, 'a dataset name'),
      apiVersion: matching(
        'VITE_SANITY_API_VERSION',
        /^\d{4}-\d{2}-\d{2}$/,
        'a date as in 2025-06-01',
        '2025-06-01',
      ),
      apiHost: origin('VITE_SANITY_API_HOST'),
      /**
       * Whether a visit queries the CMS and follows its live events (`live`), or reads only the JSON on the site (`none`).
       * docs/guides/cost.md has the price of each.
       */
      asksCms: matching('VITE_CMS_REQUESTS', /^(?:live|none)$/, 'live or none', 'live') === 'live',
    },
    /** The values of the Firebase web app; '' if missing. */
    firebase: {
      apiKey: ofFirebase('VITE_FIREBASE_API_KEY'),
      authDomain: ofFirebase('VITE_FIREBASE_AUTH_DOMAIN'),
      projectId: ofFirebase('VITE_FIREBASE_PROJECT_ID'),
      storageBucket: ofFirebase('VITE_FIREBASE_STORAGE_BUCKET'),
      messagingSenderId: ofFirebase('VITE_FIREBASE_MESSAGING_SENDER_ID'),
      appId: ofFirebase('VITE_FIREBASE_APP_ID'),
      measurementId,
      functionsRegion: matching(
        'VITE_FUNCTIONS_REGION',
        /^[a-z]+-[a-z]+\d+$/,
        'a region as in us-central1',
        'us-central1',
      ),
      appCheckKey: optional('VITE_APP_CHECK_KEY'),
    },
    /** Names of the absent variables among the six that Firebase needs. The product continues without them. */
    missingFirebaseValues,
    /** Address of the one-machine backend. Absent in every hosted build. */
    localBackend,
    /** Whether visits may be counted: a measurement id is set, and this is not the one-machine product. */
    measuresVisits: Boolean(measurementId) && !localBackend && missingFirebaseValues.length === 0,
  }
  if (problems.length > 0) throw new EnvError(problems)
  return env
}
