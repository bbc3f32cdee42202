import {runInForeground} from '../process/foreground.ts'
import {toolArguments} from '../product/tool.ts'

const biome = toolArguments('biome', ['check', '--error-on-warnings', ...process.argv.slice(2)])
process.exitCode =
  (await runInForeground(biome)) || (await runInForeground(toolArguments('depcruise', ['.'])))
