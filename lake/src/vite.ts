import type {StudioLake} from './studio.ts'

const mark = '?on-lake'
const configuration = /(?:^|\/)sanity\.config(?:\.[cm]?[jt]sx?)?$/

/**
 * Points a Studio at a lake without a change to its `sanity.config.ts`. In `sanity.cli.ts`:
 * `vite: {plugins: process.env.LAKE ? [lakeStudio({url: process.env.LAKE})] : []}`
 */
export function lakeStudio(lake: StudioLake) {
  return {
    name: 'lake-studio',
    enforce: 'pre' as const,
    async resolveId(
      // As much of Vite's type as is needed, so that the lake does not depend on a version of Vite.
      this: {resolve(source: string, importer?: string, options?: object): Promise<{id: string} | null>},
      source: string,
      importer: string | undefined,
    ) {
      if (importer?.endsWith(mark) || !configuration.test(source)) return null
      const resolved = await this.resolve(source, importer, {skipSelf: true})
      return resolved && resolved.id + mark
    },
    load(id: string) {
      if (!id.endsWith(mark)) return null
      return `import config from ${JSON.stringify(id.slice(0, -mark.length))}
import {withLake} from '@upline/lake/studio'
export default withLake(config, ${JSON.stringify(lake)})`
    },
  }
}
