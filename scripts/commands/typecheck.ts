import {runInForeground} from '../process/foreground.ts'
import {toolArguments} from '../product/tool.ts'

process.exitCode = await runInForeground([
  ...toolArguments('tsc', ['-b', '--force']),
  ...process.argv.slice(2),
])
