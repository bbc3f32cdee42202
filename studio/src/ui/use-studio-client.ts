import {type SanityClient, useClient} from 'sanity'

/** Returns the client with the API version of the Studio. */
export const useStudioClient = (): SanityClient => useClient({apiVersion: '2025-02-19'})
