import {createHash, generateKeyPairSync, randomBytes, verify} from 'node:crypto'
import {gunzipSync} from 'node:zlib'
import {hostingOf} from '@upline/prerender/hosting/hosting.ts'
import type {Answer, Asked, Json, StandIn} from './types.ts'

export const project = 'harbor-oak-site'
const projectNumber = '402817365529'

interface Version {
  name: string
  status: string
  /** Path to hash. */
  files: Record<string, string>
  config: Record<string, Json>
}

/**
 * A stand-in for the Google APIs that the Firebase CLI asks: one project, in memory. It checks what Google checks where a mistake would otherwise
 * pass: the signature of the key, the token, and the hash and the completeness of uploaded files.
 */
export class Google {
  readonly #keys = generateKeyPairSync('rsa', {modulusLength: 2048})
  readonly #tokens = new Set<string>()
  readonly #versions = new Map<string, Version>()
  readonly #blobs = new Map<string, Buffer>()
  readonly #rulesets = new Map<string, Json>()
  readonly #functions = new Map<string, Json>()
  readonly #jobs = new Map<string, Json>()
  readonly #policies = new Map<string, Json>()
  readonly #fields = new Map<string, Json>()
  readonly #operations = new Map<string, unknown>()
  readonly #indexes: Json[] = []
  #database: Json
  #signInHosts: string[] = []

  /** Releases of the live site, newest first. */
  readonly releases: {name: string; version: Version; releaseTime: string; message?: string}[] = []
  readonly channels = new Map<string, Json>()
  /** Name of the service to the name of its current rules. */
  readonly ruleReleases = new Map<string, Json>()
  /** Hashes of the files that were uploaded since the last call of `takeUploads`. */
  #uploads: string[] = []
  /** Archives of the functions' source that were uploaded. */
  readonly sources: Buffer[] = []
  readonly #secrets = new Map<string, string>()
  /** The archive's bucket. */
  readonly objects = new Map<string, Buffer>()
  retention: {retentionPeriod: string; isLocked?: boolean} = {retentionPeriod: '157788000', isLocked: true}

  /** Returns the key of the service account, or a key with a wrong signature. */
  serviceAccount({isWrong = false} = {}): string {
    const {privateKey} = isWrong ? generateKeyPairSync('rsa', {modulusLength: 2048}) : this.#keys
    return JSON.stringify({
      type: 'service_account',
      project_id: project,
      private_key_id: '1',
      private_key: privateKey.export({type: 'pkcs8', format: 'pem'}),
      client_email: `deploy@${project}.iam.gserviceaccount.com`,
      client_id: '1',
      token_uri: 'https://oauth2.googleapis.com/token',
    })
  }

  get live(): Version | undefined {
    return this.releases[0]?.version
  }

  get rules(): string | undefined {
    const {rulesetName} = this.ruleReleases.get('cloud.firestore') ?? {}
    return this.#rulesets.get(rulesetName)?.source.files[0].content
  }

  get functions(): string[] {
    return [...this.#functions.keys()].sort()
  }

  get database(): {locationId: string} | undefined {
    return this.#database
  }

  secretOf(name: string): string | undefined {
    return this.#secrets.get(name)
  }

  /** Returns the TTL policy and the indexes of a field, as `<collection>/fields/<field>`. */
  fieldOf(name: string): {ttlConfig?: object} | undefined {
    return this.#fields.get(`projects/${project}/databases/(default)/collectionGroups/${name}`)
  }

  /** Returns the environment of a function. */
  environmentOf(name: string): Record<string, string> {
    return this.#functions.get(name)?.serviceConfig.environmentVariables ?? {}
  }

  /** Returns a file of a version as a visitor gets it. */
  fileOf(version: Version | undefined, path: string): string | undefined {
    const blob = this.#blobs.get(version?.files[path] ?? '')
    return blob && gunzipSync(blob).toString()
  }

  takeUploads(): string[] {
    const uploads = this.#uploads
    this.#uploads = []
    return uploads
  }

  readonly standIn: StandIn = (asked) => {
    const {host, path, method} = asked
    if (path === '/oauth2/v4/token' || host === 'oauth2.googleapis.com') return this.#token(asked)
    if (host === 'www.google-analytics.com') return {status: 204}
    // The CLI's announcements and settings, and the newest version of the functions' SDK.
    if (host === 'firebase-public.firebaseio.com' || path === '/firebase-functions') return {json: {}}
    if (host === 'storage.googleapis.com') return this.#storage(asked)
    if (host === 'www.harboroak.example') return this.#visit(path)
    if (host === `us-central1-${project}.cloudfunctions.net`)
      return this.#functions.has(path.slice(1))
        ? failure(400, 'INVALID_ARGUMENT', 'Bad Request')
        : {status: 404}
    if (!host.endsWith('.googleapis.com')) return undefined
    // Rejects reading an inquiry without a token, as a visitor would.
    if (path.includes('/documents/inquiries/'))
      return this.rules
        ? failure(403, 'PERMISSION_DENIED', 'Missing permissions.')
        : failure(404, 'NOT_FOUND', 'No database.')
    if (!this.#tokens.has(asked.authorization.replace('Bearer ', '')))
      return failure(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.')
    const operation = this.#operations.get(path.replace(/^\/v\w+\//, ''))
    if (operation) return {json: operation}
    const routes = this.#routes[host]
    for (const [pattern, answer] of Object.entries(routes ?? {})) {
      const [verb = '', route = ''] = pattern.split(' ')
      // A colon begins a method, such as `:getIamPolicy`.
      const match = verb === method && new RegExp(`^${route.replaceAll('[^/]', '[^/:]')}$`).exec(path)
      if (match) return answer(asked, match.slice(1) as string[])
    }
    return undefined
  }

  /** Exchanges a signed assertion for a token, as RFC 7523 says. */
  #token({body}: Asked): Answer {
    const [header = '', claims = '', signature = ''] = (
      new URLSearchParams(body.toString()).get('assertion') ?? ''
    ).split('.')
    const isValid = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      this.#keys.publicKey,
      Buffer.from(signature, 'base64url'),
    )
    if (!isValid)
      return {status: 400, json: {error: 'invalid_grant', error_description: 'Invalid JWT Signature.'}}
    const token = randomBytes(16).toString('hex')
    this.#tokens.add(token)
    return {json: {access_token: token, expires_in: 3599, token_type: 'Bearer'}}
  }

  #storage(asked: Asked): Answer | undefined {
    const {method, path, query, body} = asked
    if (method === 'PUT' && path.startsWith('/source/')) {
      this.sources.push(body)
      return {headers: {'x-goog-generation': '1'}}
    }
    if (!this.#tokens.has(asked.authorization.replace('Bearer ', '')))
      return failure(401, 'UNAUTHENTICATED', 'Anonymous caller does not have access to the bucket.')
    const [, upload, , name] = /^(\/upload)?\/storage\/v1\/b\/([^/]+)(?:\/o)?(?:\/(.+))?$/.exec(path) ?? []
    if (upload) return this.#createObject(asked)
    if (method !== 'GET')
      return failure(403, 'FORBIDDEN', 'The object is subject to the retention policy of the bucket.')
    if (name) {
      const text = this.objects.get(name)
      return text
        ? {text, headers: {'content-type': 'application/octet-stream'}}
        : failure(404, 'NOT_FOUND', 'No such object.')
    }
    if (!path.endsWith('/o')) return {json: {name: path.split('/').at(-1), retentionPolicy: this.retention}}
    const names = [...this.objects.keys()]
      .filter((each) => each.startsWith(query.get('prefix') ?? ''))
      .filter((each) => each >= (query.get('startOffset') ?? ''))
    return {json: {items: names.sort().map((each) => ({name: each}))}}
  }

  /** Creates an object of a multipart upload; a bucket with a retention policy replaces none. */
  #createObject({contentType, body, query}: Asked): Answer {
    const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1] ?? ''
    const [, metadata = '', data = ''] = body.toString('latin1').split(`--${boundary}`)
    const contentOf = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4, -2)
    const name = query.get('name') ?? JSON.parse(contentOf(metadata)).name
    if (this.objects.has(name))
      return query.get('ifGenerationMatch') === '0'
        ? failure(412, 'conditionNotMet', 'At least one of the pre-conditions you specified did not hold.')
        : failure(
            403,
            'retentionPolicyNotMet',
            'The object is subject to the retention policy of the bucket.',
          )
    const bytes = Buffer.from(contentOf(data), 'latin1')
    this.objects.set(name, bytes)
    return {json: {name, md5Hash: createHash('md5').update(bytes).digest('base64'), generation: '1'}}
  }

  /** Releases a version of the live site without the CLI. */
  release(files: Record<string, string>, releaseTime: string): Version {
    const id = randomBytes(8).toString('hex')
    const name = `projects/${projectNumber}/sites/${project}/versions/${id}`
    const redirects = [{glob: '/old', location: '/', statusCode: 301}]
    const version: Version = {name, files, config: {redirects}, status: 'FINALIZED'}
    this.#versions.set(id, version)
    this.releases.unshift({name: 'release', version, releaseTime, message: 'Deployed'})
    return version
  }

  /** Answers a visitor of the live site as Firebase Hosting does. */
  #visit(path: string): Answer {
    const version = this.live
    if (!version) return {status: 404}
    const {headers = [], redirects = []} = version.config
    const hosting = hostingOf({
      public: '',
      headers: headers.map((each: Json) => ({
        source: each.glob,
        headers: Object.entries<string>(each.headers).map(([key, value]) => ({key, value})),
      })),
      redirects: redirects.map((each: Json) => ({
        source: each.glob,
        destination: each.location,
        type: each.statusCode,
      })),
    })
    const redirect = hosting.redirectOf(path)
    if (redirect) return {status: redirect.type, headers: {location: redirect.destination}}
    const names = [path, `${path.replace(/\/$/, '')}/index.html`]
    const text = names.map((name) => this.fileOf(version, name)).find((each) => each !== undefined)
    return {
      status: text === undefined ? 404 : 200,
      headers: {'content-type': 'text/html', ...Object.fromEntries(hosting.headersOf(path))},
      text: text ?? this.fileOf(version, '/404.html') ?? '',
    }
  }

  /** Starts an operation that is done at once. */
  #done(response: unknown): Answer {
    const name = `operations/${randomBytes(4).toString('hex')}`
    this.#operations.set(name, {name, done: true, response})
    return {json: this.#operations.get(name)}
  }

  readonly #routes: Record<string, Record<string, (asked: Asked, ids: string[]) => Answer>> = {
    'cloudresourcemanager.googleapis.com': {
      'POST /v1/projects/[^/]+:testIamPermissions': ({json}) => ({json: {permissions: json.permissions}}),
      'GET /v1/projects/[^/]+': () => ({json: {projectId: project, projectNumber, lifecycleState: 'ACTIVE'}}),
      'POST /v1/projects/[^/]+:getIamPolicy': () => ({
        json: this.#policies.get('project') ?? {bindings: [], etag: '1'},
      }),
      'POST /v1/projects/[^/]+:setIamPolicy': ({json}) => {
        this.#policies.set('project', json.policy)
        return {json: json.policy}
      },
    },
    'firebase.googleapis.com': {
      'GET /v1beta1/projects/[^/]+': () => ({
        json: {
          projectId: project,
          projectNumber,
          displayName: 'Harbor Oak',
          resources: {hostingSite: project, locationId: 'us-central'},
        },
      }),
      'GET /v1beta1/projects/[^/]+/adminSdkConfig': () => ({
        json: {projectId: project, storageBucket: `${project}.firebasestorage.app`},
      }),
      'GET /v1beta1/projects/[^/]+/webApps': () => ({json: {}}),
    },
    'serviceusage.googleapis.com': {
      'GET /v1/projects/[^/]+/services/[^/]+': () => ({json: {state: 'ENABLED'}}),
      'POST /v1beta1/projects/[^/]+/services/[^/]+:generateServiceIdentity': () => this.#done({}),
    },
    'firebasehosting.googleapis.com': {
      'GET /v1beta1/projects/[^/]+/sites/[^/]+': () => ({json: this.#site}),
      'GET /v1beta1/projects/[^/]+/sites': () => ({json: {sites: [this.#site]}}),
      'POST /v1beta1/projects/[^/]+/sites/[^/]+/versions': ({json}) => {
        const id = randomBytes(8).toString('hex')
        const name = `projects/${projectNumber}/sites/${project}/versions/${id}`
        const version: Version = {name, files: {}, config: {}, status: json.status}
        this.#versions.set(id, version)
        return {json: version}
      },
      'POST /v1beta1/projects/[^/]+/sites/[^/]+/versions/([^/]+):populateFiles': ({json}, [id = '']) => {
        const version = this.#versions.get(id)
        if (!version) return failure(404, 'NOT_FOUND', 'There is no such version.')
        Object.assign(version.files, json.files)
        const hashes = new Set(Object.values<string>(json.files))
        return {
          json: {
            uploadRequiredHashes: [...hashes].filter((hash) => !this.#blobs.has(hash)),
            uploadUrl: `https://upload-firebasehosting.googleapis.com/upload/sites/${project}/versions/${id}/files`,
          },
        }
      },
      'PATCH /v1beta1/projects/[^/]+/sites/[^/]+/versions/([^/]+)': ({json}, [id = '']) => {
        const version = this.#versions.get(id)
        if (!version) return failure(404, 'NOT_FOUND', 'There is no such version.')
        if (Object.values(version.files).some((hash) => !this.#blobs.has(hash)))
          return failure(400, 'FAILED_PRECONDITION', 'Not all files of the version are uploaded.')
        Object.assign(version, json)
        return {json: version}
      },
      'GET /v1beta1/projects/[^/]+/sites/[^/]+/versions/([^/]+)/files': (_, [id = '']) => ({
        json: {
          files: Object.entries(this.#versions.get(id)?.files ?? {}).map(([path, hash]) => ({
            path,
            hash,
            status: 'ACTIVE',
          })),
        },
      }),
      'GET /v1beta1/projects/[^/]+/sites/[^/]+/channels/([^/]+)': (_, [id = '']) => {
        if (id === 'live')
          return {
            json: {
              name: 'live',
              url: 'https://www.harboroak.example',
              ...(this.releases[0] && {release: this.releases[0]}),
            },
          }
        const channel = this.channels.get(id)
        return channel ? {json: channel} : failure(404, 'NOT_FOUND', 'There is no such channel.')
      },
      'GET /v1beta1/projects/[^/]+/sites/[^/]+/channels': () => ({
        json: {channels: [...this.channels.values()]},
      }),
      'POST /v1beta1/projects/[^/]+/sites/[^/]+/channels': ({json, query}) => {
        const id = query.get('channelId') ?? ''
        const channel = {
          ...json,
          name: `sites/${project}/channels/${id}`,
          url: `https://${project}--${id}-x1.web.app`,
        }
        this.channels.set(id, channel)
        return {json: channel}
      },
      'PATCH /v1beta1/projects/[^/]+/sites/[^/]+/channels/([^/]+)': ({json}, [id = '']) => ({
        json: Object.assign(this.channels.get(id), json),
      }),
      'POST /v1beta1/projects/[^/]+/sites/[^/]+/channels/([^/]+)/releases': (
        {json, query},
        [channel = ''],
      ) => {
        const version = this.#versions.get(query.get('versionName')?.split('/').at(-1) ?? '')
        if (version?.status !== 'FINALIZED')
          return failure(400, 'FAILED_PRECONDITION', 'The version is not finalized.')
        const release = {...json, name: 'release', version, releaseTime: new Date().toISOString()}
        if (channel === 'live') this.releases.unshift(release)
        else this.channels.get(channel).release = release
        return {json: release}
      },
      'GET /v1beta1/sites/[^/]+/channels/live/releases': () => ({json: {releases: this.releases}}),
    },
    'upload-firebasehosting.googleapis.com': {
      'POST /upload/sites/[^/]+/versions/[^/]+/files/([0-9a-f]{64})': ({body}, [hash = '']) => {
        if (createHash('sha256').update(body).digest('hex') !== hash)
          return failure(400, 'INVALID_ARGUMENT', 'The content hash of the file does not match.')
        this.#blobs.set(hash, body)
        this.#uploads.push(hash)
        return {}
      },
    },
    'firestore.googleapis.com': {
      'GET /v1/projects/[^/]+/databases/[^/]+': () =>
        this.#database
          ? {json: this.#database}
          : failure(404, 'NOT_FOUND', 'The database (default) does not exist.'),
      'POST /v1/projects/[^/]+/databases': ({json, query}) => {
        this.#database = {...json, name: `projects/${project}/databases/${query.get('databaseId')}`}
        return this.#done(this.#database)
      },
      'GET /v1/projects/[^/]+/databases/[^/]+/collectionGroups/-/indexes': () => ({
        json: {indexes: this.#indexes},
      }),
      'GET /v1/projects/[^/]+/databases/[^/]+/collectionGroups/-/fields': () => ({
        json: {fields: [...this.#fields.values()]},
      }),
      'POST /v1/projects/[^/]+/databases/[^/]+/collectionGroups/([^/]+)/indexes': ({json}, [collection]) => {
        const index = {
          ...json,
          name: `projects/${project}/databases/(default)/collectionGroups/${collection}/indexes/1`,
          state: 'READY',
        }
        this.#indexes.push(index)
        return this.#done(index)
      },
      'PATCH /v1/(projects/[^/]+/databases/[^/]+/collectionGroups/[^/]+/fields/[^/]+)': (
        {json},
        [name = ''],
      ) => {
        this.#fields.set(name, {...json, name})
        return this.#done({})
      },
    },
    'firebaserules.googleapis.com': {
      'POST /v1/projects/[^/]+:test': ({json}) =>
        // Google compiles the rules; this stand-in checks only their outline.
        ({
          json: {
            issues: /service cloud\.firestore/.test(json.source.files[0].content)
              ? []
              : [{severity: 'ERROR', description: 'Missing service.', sourcePosition: {line: 1, column: 1}}],
          },
        }),
      'GET /v1/projects/[^/]+/releases': () => ({json: {releases: [...this.ruleReleases.values()]}}),
      'GET /v1/(projects/[^/]+/rulesets/[^/]+)': (_, [name = '']) => ({json: this.#rulesets.get(name)}),
      'POST /v1/projects/[^/]+/rulesets': ({json}) => {
        const name = `projects/${project}/rulesets/${randomBytes(8).toString('hex')}`
        this.#rulesets.set(name, {...json, name})
        return {json: {name}}
      },
      'POST /v1/projects/[^/]+/releases': ({json}) => this.#releaseRules(json),
      'PATCH /v1/projects/[^/]+/releases/[^/]+': ({json}) =>
        this.ruleReleases.has(json.release.name.split('/').at(-1))
          ? this.#releaseRules(json.release)
          : failure(404, 'NOT_FOUND', 'There is no such release.'),
    },
    'cloudfunctions.googleapis.com': {
      'GET /v1/projects/[^/]+/locations/-/functions': () => ({json: {functions: []}}),
      'GET /v2/projects/[^/]+/locations/-/functions': () => ({
        json: {functions: [...this.#functions.values()]},
      }),
      'POST /v2/projects/[^/]+/locations/[^/]+/functions:generateUploadUrl': () => ({
        json: {
          uploadUrl: 'https://storage.googleapis.com/source/1.zip',
          storageSource: {bucket: 'source', object: '1.zip'},
        },
      }),
      'POST /v2/(projects/[^/]+/locations/[^/]+/functions)': ({json, query}, [parent = '']) =>
        this.#saveFunction({...json, name: `${parent}/${query.get('functionId')}`}),
      'PATCH /v2/(projects/[^/]+/locations/[^/]+/functions/[^/]+)': ({json}, [name]) =>
        this.#saveFunction({...json, name}),
    },
    'run.googleapis.com': {
      'GET /v[12]/(projects/[^/]+/locations/[^/]+/services/[^/]+):getIamPolicy': (_, [name = '']) => ({
        json: this.#policies.get(name) ?? {},
      }),
      'POST /v[12]/(projects/[^/]+/locations/[^/]+/services/[^/]+):setIamPolicy': ({json}, [name = '']) => {
        this.#policies.set(name, json.policy)
        return {json: json.policy}
      },
    },
    'secretmanager.googleapis.com': {
      'GET /v1/projects/[^/]+/secrets/([^/]+)': (_, [name = '']) =>
        this.#secret(name, {name: `projects/${projectNumber}/secrets/${name}`}),
      'GET /v1/projects/[^/]+/secrets/([^/]+)/versions/[^/]+': (_, [name = '']) =>
        this.#secret(name, {name: `projects/${projectNumber}/secrets/${name}/versions/1`, state: 'ENABLED'}),
      'POST /v1/projects/[^/]+/secrets': ({json, query}) => ({
        json: {...json, name: `projects/${projectNumber}/secrets/${query.get('secretId')}`},
      }),
      'POST /v1/projects/[^/]+/secrets/([^/]+):addVersion': ({json}, [name = '']) => {
        this.#secrets.set(name, Buffer.from(json.payload.data, 'base64').toString())
        return {json: {name: `projects/${projectNumber}/secrets/${name}/versions/1`, state: 'ENABLED'}}
      },
      'GET /v1/(projects/[^/]+/secrets/[^/]+):getIamPolicy': (_, [name = '']) => ({
        json: this.#policies.get(name) ?? {bindings: []},
      }),
      'POST /v1/(projects/[^/]+/secrets/[^/]+):setIamPolicy': ({json}, [name = '']) => {
        this.#policies.set(name, json.policy)
        return {json: json.policy}
      },
    },
    'cloudscheduler.googleapis.com': {
      'GET /v1/(projects/.*)': (_, [name = '']) =>
        this.#jobs.has(name)
          ? {json: this.#jobs.get(name)}
          : failure(404, 'NOT_FOUND', 'There is no such job.'),
      'POST /v1/projects/[^/]+/locations/[^/]+/jobs': ({json}) => this.#saveJob(json.name, json),
      'PATCH /v1/(projects/.*)': ({json}, [name = '']) => this.#saveJob(name, json),
    },
    'artifactregistry.googleapis.com': {
      'GET /v1/(projects/[^/]+/locations/[^/]+/repositories/[^/]+)': (_, [name]) => ({
        json: {name, cleanupPolicies: {'firebase-functions-cleanup': {}}, labels: {}},
      }),
      'PATCH /v1/(projects/[^/]+/locations/[^/]+/repositories/[^/]+)': ({json}) => ({json}),
    },
    // The hosts from which staff may sign in, to which a preview adds its own.
    'identitytoolkit.googleapis.com': {
      'GET /admin/v2/projects/[^/]+/config': () => ({json: {authorizedDomains: this.#signInHosts}}),
      'PATCH /admin/v2/projects/[^/]+/config': ({json}) => {
        this.#signInHosts = json.authorizedDomains
        return {json}
      },
    },
    'cloudbilling.googleapis.com': {
      'GET /v1/projects/[^/]+/billingInfo': () => ({json: {billingEnabled: true}}),
    },
    'iam.googleapis.com': {
      'POST /v1/projects/[^/]+/serviceAccounts/[^/]+:testIamPermissions': ({json}) => ({
        json: {permissions: json.permissions},
      }),
    },
    'firebaseextensions.googleapis.com': {
      'GET /v1beta/projects/[^/]+/instances': () => ({json: {instances: []}}),
    },
    'eventarc.googleapis.com': {},
    'pubsub.googleapis.com': {},
    'runtimeconfig.googleapis.com': {
      'GET /v1beta1/projects/[^/]+/configs': () => ({json: {}}),
    },
    'compute.googleapis.com': {
      'GET /compute/v1/projects/[^/]+': () => ({
        json: {defaultServiceAccount: `${projectNumber}-compute@developer.gserviceaccount.com`},
      }),
    },
  }

  readonly #site = {
    name: `projects/${project}/sites/${project}`,
    defaultUrl: `https://${project}.web.app`,
    type: 'DEFAULT_SITE',
  }

  #secret(name: string, json: unknown): Answer {
    return this.#secrets.has(name) ? {json} : failure(404, 'NOT_FOUND', `Secret [${name}] not found.`)
  }

  #releaseRules(release: Json): Answer {
    const saved = {...release, createTime: new Date().toISOString(), updateTime: new Date().toISOString()}
    this.ruleReleases.set(release.name.split('/').at(-1), saved)
    return {json: saved}
  }

  #saveJob(name: string, job: Json): Answer {
    this.#jobs.set(name, job)
    return {json: job}
  }

  #saveFunction(wanted: Json): Answer {
    const id = wanted.name.split('/').at(-1)
    const saved = {
      ...this.#functions.get(id),
      ...wanted,
      environment: 'GEN_2',
      state: 'ACTIVE',
      url: `https://us-central1-${project}.cloudfunctions.net/${id}`,
      serviceConfig: {
        ...wanted.serviceConfig,
        uri: `https://${id.toLowerCase()}-x1-uc.a.run.app`,
        service: `projects/${project}/locations/us-central1/services/${id.toLowerCase()}`,
      },
    }
    this.#functions.set(id, saved)
    return this.#done(saved)
  }
}

function failure(code: number, status: string, message: string): Answer {
  return {status: code, json: {error: {code, status, message}}}
}
