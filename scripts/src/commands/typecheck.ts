/** `npm run typecheck`: checks the types of the packages that changed, and of those that import them; all of them with `-- --force`. */
import {runInForeground} from '../process/foreground.ts'
import {buildTypes, toolArguments} from '../product/tool.ts'

process.exitCode = await runInForeground(toolArguments('tsc', [...buildTypes, ...process.argv.slice(2)]))
