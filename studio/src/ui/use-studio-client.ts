import {type SanityClient, useClient} from 'sanity'

export const useStudioClient = (): SanityClient => useClient({apiVersion: '2025-02-19'})
