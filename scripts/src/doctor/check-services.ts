import {type Env, EnvError, parseEnv} from '@upline/web/config/parse-env.ts'
import type {BuildSettings} from '../product/build-settings.ts'
import {type Fetch, fetchService} from './fetch-service.ts'
import {good, note, problem, type Result} from './result.ts'

/** What to do about a status, or the results of a good one. */
type Statuses = Record<number, string | ((answer: Response) => Result[] | Promise<Result[]>)>

interface Service {
  about: string
  address: string
  options?: RequestInit
  /** Advice if the service cannot be reached. */
  unreachable: string
  statuses: Statuses
  /** Advice for all other statuses. */
  otherwise: string
}

/** Requests each configured service. Writes nothing. */
export async function checkServices(settings: BuildSettings, request: Fetch = fetch): Promise<Result[]> {
  const env = readEnv(settings)
  if (!env) return [note('Services', 'are checked once .env has no problems.')]
  const services = [
    sanity(env),
    host('Site', env.siteUrl, 'deploy it, and connect the domain under Hosting in the Firebase console'),
    ...(env.studioUrl ? [host('Studio', env.studioUrl, 'deploy it: `npx sanity deploy` in studio/')] : []),
    ...(env.missingFirebaseValues.length === 0 ? [firestore(env), sendFunction(env)] : []),
  ]
  return (await Promise.all(services.map((service) => check(service, request)))).flat()
}

function readEnv(settings: BuildSettings): Env | undefined {
  try {
    return parseEnv(settings)
  } catch (error) {
    if (error instanceof EnvError) return undefined
    throw error
  }
}

async function check(service: Service, request: Fetch): Promise<Result[]> {
  const {about, address, options, unreachable, statuses, otherwise} = service
  const answer = await fetchService(request, address, options)
  if (typeof answer === 'string') return [problem(about, `${answer}: ${unreachable}.`)]
  const result = statuses[answer.status] ?? `it answers ${answer.status}: ${otherwise}`
  return typeof result === 'string' ? [problem(about, `${result}.`)] : result(answer)
}

function host(about: string, address: string, advice: string): Service {
  const statuses = {200: () => [good(about, 'answers')]}
  return {about, address, unreachable: advice, statuses, otherwise: advice}
}

const quota = 'its quota is exhausted: see sanity.io/manage → Usage; the deployed site works without it'
const notPublic =
  'the dataset is not public: make it public under sanity.io/manage → Datasets, or check its name in VITE_SANITY_DATASET'

function sanity({sanity: {projectId, dataset, apiVersion}, siteUrl}: Env): Service {
  const query = '{"pages": count(*[_type == "page"]), "home": defined(*[path == "/"][0]._id)}'
  return {
    about: 'Sanity',
    address: `https://${projectId}.api.sanity.io/v${apiVersion}/data/query/${dataset}?query=${encodeURIComponent(query)}`,
    options: {headers: {origin: siteUrl}},
    unreachable: 'check VITE_SANITY_PROJECT_ID and the network',
    statuses: {
      200: (answer) => checkContent(answer, siteUrl),
      401: notPublic,
      402: quota,
      403: notPublic,
      404: 'there is no such project or dataset: check VITE_SANITY_PROJECT_ID and VITE_SANITY_DATASET',
      429: quota,
    },
    otherwise: 'see status.sanity.io',
  }
}

async function checkContent(answer: Response, siteUrl: string): Promise<Result[]> {
  const about = 'Sanity'
  const {result} = (await answer.json().catch(() => ({}))) as {result?: {pages?: number; home?: boolean}}
  const content = !result?.pages
    ? problem(about, 'the dataset has no page: import the sample content (docs/guides/deploy.md, step 1).')
    : result.home
      ? good(about, `${result.pages} pages`)
      : problem(about, 'no page has the path /: publish one.')
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === siteUrl) return [content]
  const cors =
    'the site’s origin is not allowed: add it under sanity.io/manage → API → CORS origins, without credentials.'
  return [content, problem(about, cors)]
}

function firestore({firebase: {projectId, apiKey}}: Env): Service {
  const about = 'Firestore'
  // The rules forbid reading, so a rejection is good. Open rules answer 404 for a missing document.
  const rejected = () => [good(about, 'rejects reading, as its rules require')]
  const open =
    'either there is no database, or anyone may read it: create it in the Firebase console, then run `firebase deploy --only firestore`'
  return {
    about,
    address: `https://firestore.googleapis.com/v1/projects/${encodeURIComponent(projectId)}/databases/(default)/documents/inquiries/doctor?key=${encodeURIComponent(apiKey)}`,
    unreachable: 'check the network',
    statuses: {
      200: open,
      400: 'it rejects the key: check VITE_FIREBASE_API_KEY',
      401: rejected,
      403: rejected,
      404: open,
    },
    otherwise: 'see status.firebase.google.com',
  }
}

function sendFunction({firebase: {projectId, functionsRegion}}: Env): Service {
  const about = 'Function'
  const deployed = () => [
    good(about, 'is deployed'),
    note(about, 'send a test inquiry to check the mail server: SMTP_URL is a secret.'),
  ]
  return {
    about,
    address: `https://${functionsRegion}-${projectId}.cloudfunctions.net/sendEmailNotification`,
    // An empty call sends nothing.
    options: {method: 'POST', headers: {'content-type': 'application/json'}, body: '{"data":{}}'},
    unreachable: 'check VITE_FUNCTIONS_REGION',
    statuses: {
      400: deployed,
      401: deployed,
      403: 'it rejects all callers: allow unauthenticated calls (role Cloud Run Invoker for allUsers) in the Google Cloud console',
      404: 'it is not deployed there: run `firebase deploy --only functions`, or check VITE_FUNCTIONS_REGION',
    },
    otherwise: 'see `firebase functions:log`',
  }
}
