import {type Env, EnvError, parseEnv} from '@upline/web/lib/parse-env.ts'
import type {BuildSettings} from '../product/build-settings.ts'
import type {Result} from './check-settings.ts'

interface Service {
  about: string
  address: string
  options?: RequestInit
  /** Statuses of a service that works. */
  good: readonly number[]
  /** Advice by status. */
  advice?: Record<number, string>
  /** Advice for other statuses, or if the service cannot be reached. */
  otherwise: string
  /** Finds further problems in a good response. */
  findProblems?: (response: Response) => Promise<string[]>
}

/** Requests each configured service, or those whose name is in `names`. Writes nothing. */
export async function checkServices(
  settings: BuildSettings,
  names?: readonly string[],
  request = fetch,
): Promise<Result[]> {
  try {
    const services = servicesOf(parseEnv(settings)).filter(({about}) => names?.includes(about) ?? true)
    return (await Promise.all(services.map((service) => check(service, request)))).flat()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return [{state: 'note', about: 'Services', message: 'are checked once .env has no problems.'}]
  }
}

/** Messages do not contain the address, which may contain a key. */
async function check(service: Service, request: typeof fetch): Promise<Result[]> {
  const {about, address, options, good, advice = {}, otherwise, findProblems} = service
  const problem = (message: string): Result => ({state: 'problem', about, message: `${message}.`})
  try {
    const response = await request(address, {...options, signal: AbortSignal.timeout(10_000)})
    const {status} = response
    if (!good.includes(status)) return [problem(advice[status] ?? `it answers ${status}: ${otherwise}`)]
    const problems = (await findProblems?.(response)) ?? []
    return problems.length > 0
      ? problems.map(problem)
      : [{state: 'good', about, message: 'answers as expected'}]
  } catch (error) {
    const {name, cause} = error as Error & {cause?: {code?: string}} // fetch throws nothing else
    return [problem(`${new URL(address).host} cannot be reached (${cause?.code ?? name}): ${otherwise}`)]
  }
}

const quota = 'its quota is exhausted: see sanity.io/manage → Usage; the deployed site works without it'
const notPublic =
  'the dataset is not public: make it public under sanity.io/manage → Datasets, or check its name in VITE_SANITY_DATASET'
const openDatabase =
  'either there is no database, or anyone may read it: create it in the Firebase console, then run `npm run deploy -- rules indexes`'

function servicesOf({sanity, siteUrl, studioUrl, firebase, missingFirebaseValues}: Env): Service[] {
  const query = '{"pages": count(*[_type == "page"]), "home": defined(*[path == "/"][0]._id)}'
  const {projectId, apiKey, functionsRegion} = firebase
  return [
    {
      about: 'Sanity',
      address: `https://${sanity.projectId}.api.sanity.io/v${sanity.apiVersion}/data/query/${sanity.dataset}?query=${encodeURIComponent(query)}`,
      options: {headers: {origin: siteUrl}},
      good: [200],
      advice: {
        401: notPublic,
        402: quota,
        403: notPublic,
        404: 'there is no such project or dataset: check VITE_SANITY_PROJECT_ID and VITE_SANITY_DATASET',
        429: quota,
      },
      otherwise: 'check VITE_SANITY_PROJECT_ID and the network, and see status.sanity.io',
      findProblems: (response) => contentProblems(response, siteUrl),
    },
    {
      about: 'Site',
      address: siteUrl,
      good: [200],
      otherwise: 'run `npm run deploy -- site`, and connect the domain under Hosting in the Firebase console',
    },
    ...(studioUrl
      ? [
          {
            about: 'Studio',
            address: studioUrl,
            good: [200],
            otherwise: 'run `npm run deploy -- studio`',
          },
        ]
      : []),
    ...(missingFirebaseValues.length > 0
      ? []
      : [
          {
            about: 'Firestore',
            address: `https://firestore.googleapis.com/v1/projects/${encodeURIComponent(projectId)}/databases/(default)/documents/inquiries/doctor?key=${encodeURIComponent(apiKey)}`,
            // The rules forbid reading. Open rules answer 404 for a missing document.
            good: [401, 403],
            advice: {
              200: openDatabase,
              400: 'it rejects the key: check VITE_FIREBASE_API_KEY',
              404: openDatabase,
            },
            otherwise: 'check the network, and see status.firebase.google.com',
          },
          {
            about: 'Function',
            address: `https://${functionsRegion}-${projectId}.cloudfunctions.net/sendEmailNotification`,
            // An empty call sends nothing. Only a test inquiry shows whether the mail server works.
            options: {method: 'POST', headers: {'content-type': 'application/json'}, body: '{"data":{}}'},
            good: [400, 401],
            advice: {
              403: 'it rejects all callers: allow unauthenticated calls (role Cloud Run Invoker for allUsers) in the Google Cloud console',
              404: 'it is not deployed there: run `npm run deploy -- functions`, or check VITE_FUNCTIONS_REGION',
            },
            otherwise: 'check VITE_FUNCTIONS_REGION, and see `npm run firebase -- functions:log`',
          },
        ]),
  ]
}

async function contentProblems(response: Response, siteUrl: string): Promise<string[]> {
  const {result} = (await response.json().catch(() => ({}))) as {result?: {pages?: number; home?: boolean}}
  const allowed = response.headers.get('access-control-allow-origin')
  return [
    ...(!result?.pages
      ? ['the dataset has no page: import the sample content (docs/guides/deploy.md, step 2)']
      : result.home
        ? []
        : ['no page has the path /: publish one']),
    ...(allowed === '*' || allowed === siteUrl
      ? []
      : [
          'the site’s origin is not allowed: add it under sanity.io/manage → API → CORS origins, without credentials',
        ]),
  ]
}
