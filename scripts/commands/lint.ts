import {runInForeground} from '../process/foreground.ts'
import {toolArguments} from '../product/tool.ts'

process.exitCode = await runInForeground([
  ...toolArguments('biome', ['check', '--error-on-warnings']),
  ...process.argv.slice(2),
])
