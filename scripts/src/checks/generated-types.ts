import {existsSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {runToEnd, toolArguments} from '../product/tool.ts'

const studio = join(root, 'studio')
const committed = join(root, 'web/src/content/sanity.types.generated.ts')
const fresh = 'dist/sanity.types.ts'

/** Throws a UserError when the site's lists of sections or its types are not those of the schemas and queries as they stand. */
export async function checkGeneratedTypes(logs: string): Promise<void> {
  const sanity = (args: string[], log: string) =>
    runToEnd(
      {
        args: toolArguments('sanity', args),
        cwd: studio,
        log: join(logs, log),
        env: {SANITY_TYPES_TARGET: fresh},
      },
      'The types could not be generated.',
    )
  await runToEnd(
    {
      args: [join(studio, 'src/scripts/generate-site-files.ts'), '--check'],
      log: join(logs, 'generate-site-files.log'),
    },
    "The site's lists of sections do not fit the schemas: run `npm run typegen` and commit the result.",
  )
  rmSync(join(studio, fresh), {force: true})
  await runToEnd(
    {args: [join(studio, 'src/scripts/extract-schema.ts')], log: join(logs, 'extract-schema.log')},
    'The schemas could not be extracted.',
  )
  await sanity(['typegen', 'generate'], 'generate-types.log')
  if (!existsSync(join(studio, fresh))) {
    throw new UserError('studio/sanity.cli.ts must write the types to SANITY_TYPES_TARGET where that is set.')
  }
  if (readFileSync(join(studio, fresh), 'utf8') === readFileSync(committed, 'utf8')) return
  throw new UserError(
    'The generated types do not fit the schemas and queries: run `npm run typegen` and commit the result.',
  )
}
