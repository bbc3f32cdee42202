import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv} from 'node:util'
import {loadEnv} from 'vite'
import {root} from '../bootstrap/root.mjs'
import {checkServices} from '../doctor/check-services.ts'
import {checkSettings, isLocal} from '../doctor/check-settings.ts'
import {describeResults} from '../doctor/result.ts'

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
  console.log(describeResults(results))
  const problems = results.filter(({state}) => state === 'problem').length
  console.log(problems === 0 ? '\nNothing is wrong.' : `\n${problems} to fix.`)
  return problems === 0 ? 0 : 1
}

/** Reads `functions/.env` and `functions/.env.<project>` as the Firebase tools do. */
function readFunctionSettings(projectId = ''): Record<string, string> {
  const files = ['.env', ...(projectId ? [`.env.${projectId}`] : [])].map((name) =>
    join(root, 'functions', name),
  )
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  return Object.fromEntries(
    texts.flatMap((text) => Object.entries(parseEnv(text)).map(([name, value = '']) => [name, value])),
  )
}
