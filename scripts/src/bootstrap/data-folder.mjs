import {resolve} from 'node:path'

/**
 * Where one running product keeps everything it writes: data, logs and builds.
 * @param {Record<string, string | undefined>} env
 * @param {string} root
 */
export function dataFolder(env, root) {
  return resolve(root, env.LOCAL_DATA || '.local')
}
