/** Firebase settings of the inbox; '' if the build has none. */
export interface InboxSettings {
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  /** Region of the functions. */
  region: string
  /** reCAPTCHA Enterprise key, if the site uses App Check. */
  appCheckKey: string
}

/** Returns whether the build has the required settings. */
export function isConfigured({apiKey, authDomain, projectId}: InboxSettings): boolean {
  return apiKey !== '' && authDomain !== '' && projectId !== ''
}
