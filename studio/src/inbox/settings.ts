/** Firebase's values for the inbox; '' where the build has none. */
export interface InboxSettings {
  apiKey: string
  authDomain: string
  projectId: string
  appId: string
  /** Region of the functions. */
  region: string
  /** reCAPTCHA Enterprise key, where the site has App Check. */
  appCheckKey: string
}

/** Without these there are no inquiries to read. */
export function isConfigured({apiKey, authDomain, projectId}: InboxSettings): boolean {
  return apiKey !== '' && authDomain !== '' && projectId !== ''
}
