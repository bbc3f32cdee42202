import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv} from 'node:util'
import {loadEnv} from 'vite'
import {root} from '../bootstrap/root.mjs'
import {checkServices} from '../doctor/check-services.ts'
import {checkSettings, isLocal} from '../doctor/check-settings.ts'

const marks = {good: '✔', note: 'i', problem: '✘'}

/**
 * `npm run doctor`: checks the settings of the hosted services, asks each service, and prints what is missing and how to fix it. Returns 1
 * if there is a problem.
 */
export default async function doctor(): Promise<number> {
  const site = loadEnv('production', root, 'VITE_')
  if (isLocal(site)) {
    console.log(
      'Local: nothing to configure. `npm start` starts everything; docs/guides/deploy.md explains the deployment.',
    )
    return 0
  }
  const functions = readFunctionSettings(site.VITE_FIREBASE_PROJECT_ID)
  const results = [...checkSettings(site, functions), ...(await checkServices(site))]
  for (const {state, about, message} of results) console.log(`${marks[state]} ${about}: ${message}`)
  const problems = results.filter(({state}) => state === 'problem').length
  console.log(problems === 0 ? '\nNothing is wrong.' : `\n${problems} to fix.`)
  return problems === 0 ? 0 : 1
}

/** Reads `functions/.env` and `functions/.env.<project>` as the Firebase tools do. */
function readFunctionSettings(projectId = ''): Record<string, string> {
  const files = ['.env', ...(projectId ? [`.env.${projectId}`] : [])]
    .map((name) => join(root, 'functions', name))
    .filter((file) => existsSync(file))
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))))
}
