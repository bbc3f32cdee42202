import {parentPort, workerData} from 'node:worker_threads'
import PostalMime, {type Address} from 'postal-mime'
import type {ParsedMail} from './parse-mail.ts'

const {from, to = [], replyTo = [], subject = '', text = '', html = ''} = await PostalMime.parse(workerData)
const mail: ParsedMail = {
  from: formatAddresses(from ? [from] : []),
  to: formatAddresses(to),
  replyTo: formatAddresses(replyTo),
  subject,
  text: text.trimEnd(),
  html,
}
parentPort?.postMessage(mail)

function formatAddresses(addresses: Address[]): string {
  return addresses
    .flatMap((each) => each.group ?? [each])
    .map(({name, address}) => (name ? `"${name}" <${address}>` : address))
    .join(', ')
}
