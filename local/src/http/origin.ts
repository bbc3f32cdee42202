/**
 * The backend has no accounts, so it listens on loopback and trusts pages of this machine only. The checks keep a
 * foreign web page from writing through the visitor's browser (Origin) or through DNS rebinding (Host).
 */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]'
}

/** `host` is a Host header: a name and perhaps a port. */
export function isLocalHostHeader(host: string | undefined): boolean {
  return host !== undefined && isLocalHost(host.replace(/:\d+$/, ''))
}

export function isLocalOrigin(origin: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && isLocalHost(url.hostname)
}
