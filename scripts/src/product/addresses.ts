import type {Ports} from './settings.ts'

export interface Addresses {
  site: string
  studio: string
  backend: string
  /** host:port */
  smtp: string
}

export function addressesOf(ports: Ports): Addresses {
  return {
    site: `http://localhost:${ports.site}`,
    studio: `http://localhost:${ports.studio}`,
    backend: `http://localhost:${ports.backend}`,
    smtp: `localhost:${ports.smtp}`,
  }
}
