import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {startChild} from '../process/child.ts'
import {removeBuildInfo, runToEnd, toolArguments} from '../product/tool.ts'

const studio = join(root, 'studio')
const committed = join(root, 'web/src/content/sanity.types.generated.ts')
const fresh = 'dist/sanity.types.ts'

/** `npm run typegen`: writes the site's lists of sections and its types. Keeps the types if a query is broken. */
export async function writeGeneratedTypes(logs: string): Promise<void> {
  await runToEnd(siteFiles(logs), 'The lists of sections could not be written.')
  const types = await generateTypes(logs)
  if (types !== readFileSync(committed, 'utf8')) writeFileSync(committed, types)
  removeBuildInfo()
}

/** Throws a UserError when the site's lists of sections or its types are not those of the schemas and queries as they stand. */
export async function checkGeneratedTypes(logs: string): Promise<void> {
  await runToEnd(
    siteFiles(logs, '--check'),
    "The site's lists of sections do not fit the schemas: run `npm run typegen` and commit the result.",
  )
  if ((await generateTypes(logs)) === readFileSync(committed, 'utf8')) return
  throw new UserError(
    'The generated types do not fit the schemas and queries: run `npm run typegen` and commit the result.',
  )
}

const siteFiles = (logs: string, ...options: string[]) => ({
  args: [join(studio, 'src/scripts/generate-site-files.ts'), ...options],
  log: join(logs, 'generate-site-files.log'),
})

/** Returns the types of all content. Throws a UserError that names the file of a broken query, with which Sanity's command succeeds. */
async function generateTypes(logs: string): Promise<string> {
  rmSync(join(studio, fresh), {force: true})
  await runToEnd(
    {args: [join(studio, 'src/scripts/extract-schema.ts')], log: join(logs, 'extract-schema.log')},
    'The schemas could not be extracted.',
  )
  const child = startChild({
    args: toolArguments('sanity', ['typegen', 'generate']),
    cwd: studio,
    log: join(logs, 'generate-types.log'),
    env: {SANITY_TYPES_TARGET: fresh},
  })
  const {code} = await child.exited
  if (code !== 0 || /Encountered errors? in/.test(child.tail())) {
    throw new UserError('The types could not be generated, and stay as they were.', child)
  }
  if (!existsSync(join(studio, fresh))) {
    throw new UserError('studio/sanity.cli.ts must write the types to SANITY_TYPES_TARGET where that is set.')
  }
  return readFileSync(join(studio, fresh), 'utf8')
}
