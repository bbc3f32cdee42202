import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {readHostedSettings} from '../deploy/hosted-settings.ts'
import {runInForeground} from '../process/foreground.ts'
import {toolArguments} from '../product/tool.ts'

/** `npm run sanity -- <command>`: runs the pinned Sanity CLI in `studio/`, with `settings`, or those of the hosted services. */
export default function sanity(args: string[], settings = readHostedSettings()): Promise<number> {
  return runInForeground(toolArguments('sanity', args), {cwd: join(root, 'studio'), env: settings})
}
