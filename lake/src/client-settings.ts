export interface ClientSettings {
  projectId: string
  dataset: string
  apiHost: string
  useProjectHostname: false
  useCdn: false
}

/** The options by which `createClient` of `@sanity/client` reaches a lake at `url`. Spread them after your own. */
export function clientSettings({
  url,
  projectId = 'local',
  dataset = 'production',
}: {
  url: string
  projectId?: string
  dataset?: string
}): ClientSettings {
  return {projectId, dataset, apiHost: url, useProjectHostname: false, useCdn: false}
}
