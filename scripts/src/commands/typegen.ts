/**
 * `npm run typegen`: the site's lists of sections from the schemas, then its types, and the shapes that the prerenderer holds answers
 * against, from the schemas and the queries.
 */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {runInForeground} from '../process/foreground.ts'
import {toolArguments} from '../product/tool.ts'

const cwd = join(root, 'studio')
process.exitCode =
  (await runInForeground([join(cwd, 'src/scripts/generate-sections.ts')])) ||
  (await runInForeground([join(cwd, 'src/scripts/extract-schema.ts')])) ||
  (await runInForeground(toolArguments('sanity', ['typegen', 'generate']), {cwd})) ||
  (await runInForeground([join(root, 'prerender/scripts/generate-answer-shapes.ts')]))
