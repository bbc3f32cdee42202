import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {readSettings} from './settings.ts'

const read = (env: Record<string, string>) => readSettings(env, '/project')

describe('readSettings', () => {
  test('has defaults', () => {
    expect(read({})).toMatchObject({
      data: '/project/.local',
      ports: {site: 5173, studio: 3333, backend: 3900, smtp: 2525},
    })
  })

  test('reads each port and the data folder from its variable', () => {
    const env = {
      SITE_PORT: '1',
      STUDIO_PORT: ' 2 ',
      BACKEND_PORT: '65535',
      SMTP_PORT: '4',
      LOCAL_DATA: '/data',
    }
    expect(read(env)).toMatchObject({data: '/data', ports: {site: 1, studio: 2, backend: 65535, smtp: 4}})
    expect(read({LOCAL_DATA: 'other'}).data).toBe('/project/other')
  })

  test('parses the names of editors and rejects empty or equal ones', () => {
    expect(read({LOCAL_EDITORS: 'Ana Ruiz, Ben Cole'}).editors).toBe('Ana Ruiz, Ben Cole')
    expect(read({LOCAL_EDITORS: ' '}).editors).toBeUndefined()
    expect(() => read({LOCAL_EDITORS: 'Ana,,Ben'})).toThrow('there is no name before or after a comma')
    expect(() => read({LOCAL_EDITORS: 'Ana Ruiz, ana-ruiz'})).toThrow('one name is there twice')
  })

  test('an empty variable counts as unset', () => {
    expect(read({SITE_PORT: '', LOCAL_DATA: ''})).toEqual(read({}))
  })

  test.each(['0', '65536', '-1', '80.5', '1e3', '0x50', 'abc', '5173 5174'])(
    'rejects the port %j',
    (text) => {
      expect(() => read({SITE_PORT: text})).toThrow(
        `SITE_PORT is '${text}': it must be a port number from 1 to 65535.`,
      )
    },
  )

  test('every string is a valid port or an error with the name of the variable', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
        try {
          const {smtp} = read({SMTP_PORT: text}).ports
          return Number.isInteger(smtp) && smtp >= 1 && smtp <= 65535
        } catch (error) {
          return error instanceof Error && error.message.startsWith('SMTP_PORT ')
        }
      }),
    )
  })

  test('is reached from the internet under SITE_URL only', () => {
    expect(read({}).internet).toBeUndefined()
    const internet = {url: 'https://www.example.com', port: 3901}
    expect(read({SITE_URL: 'https://www.example.com/'}).internet).toEqual(internet)
    expect(read({SITE_URL: ' https://www.example.com', INQUIRY_PORT: '80'}).internet).toEqual({
      ...internet,
      port: 80,
    })
  })

  test.each([
    'www.example.com',
    'http://www.example.com',
    'https://www.example.com/site',
    'https://user@www.example.com',
    'https://a b',
  ])('rejects the public address %j', (url) => {
    expect(() => read({SITE_URL: url})).toThrow(`SITE_URL is '${url}': it must be the public address`)
  })

  test('rejects two servers on one port', () => {
    expect(() => read({STUDIO_PORT: '5173'})).toThrow('SITE_PORT and STUDIO_PORT are both 5173')
    expect(() => read({SITE_URL: 'https://a.example', INQUIRY_PORT: '3900'})).toThrow(
      'BACKEND_PORT and INQUIRY_PORT are both 3900',
    )
  })
})
