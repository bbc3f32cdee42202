export type ClientSettings = ReturnType<typeof clientSettings>

/** The options by which `createClient` of `@sanity/client` reaches a lake at `url`. Spread them after your own. */
export function clientSettings({
  url,
  projectId = 'local',
  dataset = 'production',
}: {
  url: string
  projectId?: string
  dataset?: string
}) {
  return {projectId, dataset, apiHost: url, useProjectHostname: false, useCdn: false} as const
}
