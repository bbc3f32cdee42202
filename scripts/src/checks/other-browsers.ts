import {findProgram} from './find-program.ts'

/** The browsers that run the main journeys in addition to Chromium, with their Debian packages. */
export const otherBrowsers = {
  firefox: {title: 'Firefox', programs: [['firefox-esr', 'firefox']], packages: 'firefox-esr'},
  webkit: {title: 'WebKit', programs: [['WebKitWebDriver'], ['Xvfb']], packages: 'webkit2gtk-driver xvfb'},
} as const

export type OtherBrowser = keyof typeof otherBrowsers

/** Returns the paths of all programs that a browser needs, or undefined if one is missing. */
export function findBrowser(
  name: OtherBrowser,
  env: Record<string, string | undefined>,
): string[] | undefined {
  const found = otherBrowsers[name].programs.map((names) => findProgram(names, env))
  return found.every((path) => path !== undefined) ? found : undefined
}

/** Prints which browsers are missing; their journeys are skipped. */
export function reportMissingBrowsers(): void {
  for (const name of ['firefox', 'webkit'] as const) {
    if (!findBrowser(name, process.env)) console.log(skipReason(name))
  }
}

/** Returns the command that installs a missing browser. */
export function skipReason(name: OtherBrowser): string {
  const {title, packages} = otherBrowsers[name]
  return `${title} is missing, so its journeys are skipped: run \`sudo apt-get install --yes --no-install-recommends ${packages}\`.`
}
