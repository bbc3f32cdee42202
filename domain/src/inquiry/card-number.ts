// Visa, Mastercard, American Express, Diners Club, JCB, Discover and UnionPay.
const issuers = new RegExp(
  [
    String.raw`4(?:\d{12}|\d{15}|\d{18})`,
    String.raw`(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}`,
    String.raw`3[47]\d{13}`,
    String.raw`3(?:0[0-5]|[689]\d)\d{11}`,
    String.raw`35(?:2[89]|[3-8]\d)\d{12}`,
    String.raw`6(?:011|4[4-9]\d|5\d\d)\d{12,15}`,
    String.raw`62\d{14,17}`,
  ]
    .map((issuer) => `^${issuer}$`)
    .join('|'),
)
const separator = String.raw`(?: ?[.\-‐-―−/·_] ?|[ \n]{1,2})`
const grouped = (...groups: number[]) => groups.map((length) => `\\d{${length}}`).join(separator)
const shapes = [
  String.raw`\d{13,19}`,
  grouped(4, 4, 4, 4),
  grouped(4, 4, 4, 4, 3),
  grouped(4, 4, 4, 1),
  grouped(4, 4, 4, 2),
  grouped(4, 8, 4),
  grouped(8, 8),
  grouped(4, 6, 5),
  grouped(4, 6, 4),
  String.raw`\d(?:[ -]\d){12,18}`,
].map((shape) => new RegExp(String.raw`(?<![\da-z])${shape}(?![\da-z])`, 'gi'))
const addresses = /\b(?:https?:\/\/|www\.|[a-z\d-]+\.[a-z]{2,}\/)\S+|\S+@\S+/gi

/** Returns the card numbers in a text as written, such as `4111 1111 1111 1111`: an issuer's prefix and length, and a valid check digit. */
export function findCardNumbers(text: string): string[] {
  const rest = text.replace(addresses, ' ')
  return shapes.flatMap((shape) => rest.match(shape) ?? []).filter(isCardNumber)
}

function isCardNumber(written: string): boolean {
  const number = written.replace(/\D/g, '')
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0 && issuers.test(number)
}
