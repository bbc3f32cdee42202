import {type Env, EnvError, parseEnv} from '@upline/web/config/parse-env.ts'
import type {BuildSettings} from '../product/build-settings.ts'
import {type Fetch, fetchService} from './fetch-service.ts'
import {type Finding, good, note, problem} from './finding.ts'

/** Requests each configured service. Writes nothing. */
export async function checkServices(settings: BuildSettings, request: Fetch = fetch): Promise<Finding[]> {
  const env = readEnv(settings)
  if (!env) return [note('Services', 'are checked once .env has no problems.')]
  const hasFirebase = env.missingFirebaseValues.length === 0
  const checks = [
    checkSanity(env, request),
    checkPlace(
      'Site',
      env.siteUrl,
      'deploy it, and connect the domain under Hosting in the Firebase console',
      request,
    ),
    ...(env.studioUrl
      ? [checkPlace('Studio', env.studioUrl, 'deploy it: `npx sanity deploy` in studio/', request)]
      : []),
    ...(hasFirebase ? [checkFirestore(env, request), checkFunction(env, request)] : []),
  ]
  return (await Promise.all(checks)).flat()
}

function readEnv(settings: BuildSettings): Env | undefined {
  try {
    return parseEnv(settings)
  } catch (error) {
    if (error instanceof EnvError) return undefined
    throw error
  }
}

async function checkSanity({sanity, siteUrl}: Env, request: Fetch): Promise<Finding[]> {
  const {projectId, dataset, apiVersion} = sanity
  const query = encodeURIComponent(
    '{"pages": count(*[_type == "page"]), "home": defined(*[path == "/"][0]._id)}',
  )
  const answer = await fetchService(
    request,
    `https://${projectId}.api.sanity.io/v${apiVersion}/data/query/${dataset}?query=${query}`,
    {
      headers: {origin: siteUrl},
    },
  )
  const about = 'Sanity'
  if (typeof answer === 'string')
    return [problem(about, `${answer}: check VITE_SANITY_PROJECT_ID and the network.`)]
  const {status} = answer
  if (status === 401 || status === 403)
    return [
      problem(
        about,
        'the dataset is not public: make it public under sanity.io/manage → Datasets, or check its name in VITE_SANITY_DATASET.',
      ),
    ]
  if (status === 404)
    return [
      problem(
        about,
        'there is no such project or dataset: check VITE_SANITY_PROJECT_ID and VITE_SANITY_DATASET.',
      ),
    ]
  if (status === 402 || status === 429)
    return [
      problem(
        about,
        `its quota is exhausted (${status}): see sanity.io/manage → Usage; the deployed site works without it.`,
      ),
    ]
  if (status !== 200) return [problem(about, `it answers ${status}: see status.sanity.io.`)]
  const {result} = (await answer.json().catch(() => ({}))) as {result?: {pages?: number; home?: boolean}}
  const findings: Finding[] = []
  if (!result?.pages)
    findings.push(
      problem(about, 'the dataset has no page: import the sample content (docs/guides/deploy.md, step 1).'),
    )
  else if (!result.home) findings.push(problem(about, 'no page has the path /: publish one.'))
  else findings.push(good(about, `${result.pages} pages`))
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed !== '*' && allowed !== siteUrl)
    findings.push(
      problem(
        about,
        'the site’s origin is not allowed: add it under sanity.io/manage → API → CORS origins, without credentials.',
      ),
    )
  return findings
}

async function checkPlace(
  about: string,
  address: string,
  advice: string,
  request: Fetch,
): Promise<Finding[]> {
  const answer = await fetchService(request, address, {redirect: 'follow'})
  if (typeof answer === 'string') return [problem(about, `${answer}: ${advice}.`)]
  return [answer.ok ? good(about, 'answers') : problem(about, `answers ${answer.status}: ${advice}.`)]
}

/** The rules forbid reading, so a rejection is good. */
async function checkFirestore({firebase}: Env, request: Fetch): Promise<Finding[]> {
  const about = 'Firestore'
  const {projectId, apiKey} = firebase
  const answer = await fetchService(
    request,
    `https://firestore.googleapis.com/v1/projects/${encodeURIComponent(projectId)}/databases/(default)/documents/inquiries/doctor?key=${encodeURIComponent(apiKey)}`,
  )
  if (typeof answer === 'string') return [problem(about, `${answer}.`)]
  switch (answer.status) {
    case 401:
    case 403:
      return [good(about, 'rejects reading, as its rules require')]
    case 400:
      return [problem(about, 'it rejects the key: check VITE_FIREBASE_API_KEY.')]
    case 404:
    case 200:
      // Open rules answer 404 for a missing document, too.
      return [
        problem(
          about,
          'either there is no database, or anyone may read it: create it in the Firebase console, then run `firebase deploy --only firestore`.',
        ),
      ]
    default:
      return [problem(about, `it answers ${answer.status}: see status.firebase.google.com.`)]
  }
}

/** An empty call sends nothing. */
async function checkFunction({firebase}: Env, request: Fetch): Promise<Finding[]> {
  const about = 'Function'
  const {projectId, functionsRegion} = firebase
  const answer = await fetchService(
    request,
    `https://${functionsRegion}-${projectId}.cloudfunctions.net/sendEmailNotification`,
    {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: '{"data":{}}',
    },
  )
  if (typeof answer === 'string') return [problem(about, `${answer}: check VITE_FUNCTIONS_REGION.`)]
  switch (answer.status) {
    case 400:
    case 401:
      return [
        good(about, 'is deployed'),
        note(about, 'send a test inquiry to check the mail server: SMTP_URL is a secret.'),
      ]
    case 403:
      return [
        problem(
          about,
          'it rejects all callers: allow unauthenticated calls (role Cloud Run Invoker for allUsers) in the Google Cloud console.',
        ),
      ]
    case 404:
      return [
        problem(
          about,
          'it is not deployed there: run `firebase deploy --only functions`, or check VITE_FUNCTIONS_REGION.',
        ),
      ]
    default:
      return [problem(about, `it answers ${answer.status}: see \`firebase functions:log\`.`)]
  }
}
