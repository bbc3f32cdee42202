// Inputs for tests: what agents type, separated by ` | `.

export const phones = list(`
2145550100 | 214-555-0100 | 214.555.0100 | 214 555 0100 | (214) 555-0100 | (214)555-0100 | 214/555-0100 | 214/555/0100 | 1-214-555-0100
+1 214 555 0100 | +1 (214) 555-0100 | +12145550100 | 12145550100 | 1.214.555.0100 | 1 (214) 555 0100 | 214–555–0100 | 214—555—0100
214‑555‑0100 | 214−555−0100 | 214_555_0100 | 214·555·0100 | 214•555•0100 | 214 - 555 - 0100 | 214 / 555 / 0100 | tel:2145550100
tel:+1-214-555-0100 | TEL: 214-555-0100 | tel.: (214) 555-0100 | Phone: 214-555-0100 | Cell: 214-555-0100 | c: 214-555-0100
214-555-0100 (cell) | 214-555-0100 (mobile) | 214-555-0100 cell | (c) 214-555-0100 | 214-555-0100 (home) | 214-555-0100 - work
mobile 214-555-0100 | 214-555-0100 ext 77 | 214-555-0100 ext. 77 | 214-555-0100 ext77 | 214-555-0100 Ext: 77 | 214-555-0100 x77
214-555-0100 x 77 | 214-555-0100x77 | 2145550100x77 | 214-555-0100, ext. 77 | 214-555-0100 (ext. 77) | 214-555-0100 extension 77
214-555-0100 #77 | 214-555-0100 ext no. 77 | tel:+1-214-555-0100;ext=77 | 214-555-0100,,77 | (214) 555-0100 ext. 77 (cell)
２１４５５５０１００ | ２１４－５５５－０１００ | （２１４）５５５－０１００ | ＋１　２１４　５５５　０１００ | \u202d214-555-0100\u202c
\u200e+1 214 555 0100\u200e | \u2066(214) 555-0100\u2069 | 214\u00a0555\u00a00100 | \ufeff214-555-0100 | 214\u200b555\u200b0100
call 214-555-0100 | 214-555-0100. | 214 555-0100 | (214).555.0100 | [214] 555-0100 | 214-5550100 | 214 5550100 | direct: 214-555-0100
Office (214) 555-0100 | 214-555-0100 voice | 214 555 01 00 | *214-555-0100*
214-555-0100 (ask for Kim) | my cell is 214-555-0100 | T 214-555-0100 | Ph# 214-555-0100 | 214-555-0100 mob. | WhatsApp: 214-555-0100
214-555-0100 (text preferred) | sms:+12145550100 | Tel. No. 214-555-0100 | cell or text: 214-555-0100 | (214) 555-0100 - Dallas office
214-555-0100;77 | cell # is 214-555-0100, leave a message | 📱 214-555-0100 | 214~555~0100 | (+1) 214-555-0100
214-555-0100 ext-77 | 214-555-0100 ex 77 | 2145550100,77 | 214,555,0100 | 214-555-0100c
001 214 555 0100 | 0012145550100 | 011-1-214-555-0100 | 00 1 (214) 555-0100 x77 | +001 214 555 0100 | 214-555-O1OO | 214-555-01oo ext 77
2l4-555-0100 | 2I4 555 O1OO | 214-555-0l00 ext 77 | +1 (0) 214 555 0100 | tel: +1(0)214-555-0100 | 214-555-0100 (9-5) | 214-555-0100 24/7 | 2l4-555-0100 (9-5)
214\u00ad555\u00ad0100 | 214\u2009555\u20090100 | 214\u202f555\u202f0100 | +12145550100;ext=77 | 🇺🇸 +1 214-555-0100 | wa.me/12145550100`)

export const emails = list(`
ada@example.com | 1234567890123@example.com | ada.12345678901234567890@example.com | 4111111111111111@example.com | ada+2026-11-23@example.com
mailto:ada@example.com | <ada@example.com> | ada@example.com. | ada@example.com, | \u200eada@example.com\u200e | ada＠example.com | o'brien@example.com
123-45-6789@example.com | 978030640615@qq.example | 987654321@example.com | Ada@EXAMPLE.com
"Ada" <ada@example.com> | Ada Lovelace <ada@example.com> | ada@example.com (work) | ada @ example.com | email: ada@example.com | 'ada@example.com'
My e-mail is ada@example.com! | mailto:ada@example.com?subject=Hello | [ada@example.com] | email@example.com | email-ada@example.com | {ada@example.com | Ada Lovelace (ada@example.com) | Email - ada@example.com
ada@example.com, or text me | ada@example.com or text me | “ada@example.com” | {ada@example.com} | ada@example.com - work | ada@example.com | mail.to@example.com
contact me at ada@example.com | It’s ada@example.com | send it to ada@example.com please | work: ada@example.com | ada@example.com thanks | ada@example.com / ben@example.com
ada@example,com | ada@example. com | ada@example .com | > ada@example.com | • ada@example.com | 1. ada@example.com | «ada@example.com» | *ada@example.com*
ada\u00a0@exam\u00adple.com | ada@example。com | d’arcy@example.com | ada@example.com ben@example.com | ada@example.com: work | ada@example.com? | 📧 ada@example.com
ada+tag@example.com | [Ada](mailto:ada@example.com) | "Lovelace, Ada" <ada@example.com> | ada@example.com (preferred), or call | ada@example.com & ben@example.com`)

export const npns = list(`
1 | 12345678 | 1234567890 | NPN 12345678 | 12 345 678 | NPN: 12345678 | NPN#12345678 | npn 12-345-678 | #12345678 | NPN no. 12345678
NPN number 12345678 | １２３４５６７８ | \u200e12345678 | 123456789 | 12.345.678 | My NPN is 12345678
N.P.N. 12345678 | (12345678) | 12345678 (NPN) | National Producer Number 12345678 | producer # 12345678 | 12,345,678 | NPN12345678 | NPN 12345678 (TX)
agent npn: 12345678 | "12345678" | 12/345/678`)

export const messages = list(`
My writing number is 123456789. | Writing number: 1234567890123 | writing no. 987654321012 | Agent number 123456789 | agent # 12345678901234
Agent ID 0012345678 | My agent code is 4123456789012345. | Group number 123456789 | Group no. 98765432101 | group #000123456789
Claim number 123456789 | claim#123456789012 | policy#987654321098 | Claim 2026123456789 | claim # 4000123412341235 | Order number 112-4829301-1138632 | order 123456789012
Order #4111111111111112 | Confirmation number 123456789 | confirmation 9876543210987 | Confirmation: 5500123412341234
Application number 123456789 | Application 20261123000123 | application no. 1234567890 | Policy number 123456789012 | policy 987654321
License number 123456789 | Certificate 1234567890123 | case 123456789 and case 987654321 | NPN 12345678 | NPN 1234567890 | 123456789 is my NPN
Producer number 123456789 | ISBN 978-0-306-40615-7 | ISBN 9780306406157 | ISBN-10 0-306-40615-2 | ISBN 979-10-90636-07-1
https://example.com/agents/4111111111111111 | See https://example.com/?id=5555555555554444&x=123456789. | www.example.com/123456789012345678 | See example.com/a/4111111111111111.
https://example.com/a/12345678901234567890/b | Write to 4111111111111111@example.com | I have a savings account of 250000. | a savings account of 250000
My client has a checking account of 1250000 dollars. | My account number at the carrier is 123456789. | Account manager Kim, 214-555-0142
My bank account is with First Bank. | Direct deposit needs my routing number, right? | routing number 021000021 | Commission of 250000000 a year
I wrote $1,250,000 in 2025 and $987,654,321 in total. | 123456789 | 1234567890 | 12345678901234567890 | Call me at 214-555-0142 or (214) 555-0143.
+1 (214) 555-0142, 2145550142, 214.555.0142 | 1-214-555-0142 x12345 | 214 555 0142 and 469 555 0143 | tel:+12145550142 | Dallas, TX 75201-1234
752011234 | I wrote 120 policies in 2024-25. | Since 2017-10-15; 24/7; 10-12-2024 | 10/15/2026 to 12/07/2026 | 2026-11-23T10:00:00 1763892000000
Social media: 12,000 followers | Social media account 123456789 | My social media handle is ada123456789 | social security planning seminar in 2026
I help with Social Security claims since 2012. | No SSN needed, group 123456789? | Do you ask for my SSN? Call 214-555-0142. | I don't send my SSN. My group number is 123456789.
EIN 12-3456789 | Tax ID 12-3456789 | Federal tax id 123456789 | FEIN: 98-7654321 | Texas license 1234567, Oklahoma license 100012345
VIN 1HGCM82633A004352 | Tracking 1Z999AA10123456784 | UPS 1Z12345E0205271688 | FedEx 123456789012 | USPS 9400111899223197428490 | 9400 1118 9922 3197 4284 90
Serial 4532-1234-5678-9012 | Invoice 4532123456789012 | 3782822463100051234 | 1111 2222 3333 4444 | 1234 5678 9012 3456 | 0000 0000 0000 0000
4111 1111 1111 1112 | 6011000990139425 | 9111111111111111 | 123-456-789 | 123 456 789 | 12-345-6789 | 1234-56-7890 | 123-45-67890 | 1-123-45-6789
123-45-6789-01 | 99-123-45-6789 | 12 3456 789 | A123-45-6789 | 1EG4-TE5-MK7 | EG4-TE5-MK73 | 1EG4-TE5-MK733 | 1SG4-TE5-MK73 | 0EG4-TE5-MK73 | 1EG4TE5MK73X
H1234-567-000 | Plan H5521-123-001 and S5601-014 | Form CMS-40B, CMS-L564 | Contract S4802 | OMB 0938-1378 | Medicare number on the card? | Zoom 812 3456 7890
Meeting ID: 812 3456 7890, passcode 123456 | Zoom 98765432101 | ABA meeting in May | Rank 1 of 250000 | IBAN please? | 50,000 to 250,000 | 40 + 2 = 42
Part B is $202.90, deductible $283. | 80% / 85% / 100% | 1:30 PM on 11/23 | 10-20-30 year terms | 5-7 business days | persistency 85.5 %, 90.123456789
32.776664, -96.796988 | 32.7766640000 | 255.255.255.0 | 192.168.100.200 | 0x123456789abcdef | sha 123456789012345678 | 1e15 | pi 3.14159265358979
Premium 250000000 | GROUP-0001234567 | ORD4111111111111111 | INV_20261123_0001 | Ref: 77-123456789-01 | 100 200 300 400 | 2024 2025 2026 2027
Trans-ID 30123456789012 | member 801234567 01 | Member ID 123456789012 | RxBIN 610014 RxPCN MEDDADV | Group RX1234 ID 12345678901 | DOI complaint 2026-123456
Model 123-45-6789-XL | Ref: 123 45 6789 0 | 123 45 6789 members | We have 100 20 1000 agents, offices, clients | SKU 123-45-6789B | last 4 of SSN 6789, policy 123456789
H1036 054 000 | SMID Y0040_GHHJ4567EN_C | NDC 50090-2875-0 | Teams ID: 281 234 567 890 12 | dial-in +1 469-555-0100,,123456789# | E&O MPL 4567890.25
account #123456789 with Aetna; routing is by state | account 123456789 routing is by state | 4532 1488 0343 6467 is a sample | uuid 123e4567-e89b-12d3-a456-426614174000 | DOB 01-02-1960`)

export const sensitive: Record<string, readonly string[]> = {
  ssnRefused: list(`
123-45-6789 | Mine is 123-45-6789. | SSN 123456789 | ssn: 123 45 6789 | My social security number is 123456789 | Social Security #: 123.45.6789
123–45–6789 | 123−45−6789 | 123‑45‑6789 | １２３-４５-６７８９ | 123 45 6789 | 123/45/6789 | 123 - 45 - 6789 | S.S.N. 123-45-6789 | SSN#123456789 | SSN-123-45-6789
My social is 123456789. | 123456789 is my SSN | ITIN 912-34-5678 | Soc. 123_45_6789 | Social Security No. 123 456 789 | In 2024 123-45-6789 | ssn 1 2 3 4 5 6 7 8 9
soc sec 829301138 | ss no 829301138 | soc: 829301138 | 829301138 (SSN) | SocialSecurity 829301138 | Soc. Sec. No. 829301138 | social-security-number 829301138
SSN for client: 829301138 | 829301138 is her social | Social Security Nr. 829301138 | social security card 829301138 | her social security number's 829301138
SSN\u00a0123-45-6789 | 123\u200945\u20096789 | 123\u00ad-45-67\u00ad89 | 123 45 6789, born 1960 | 123 45 6789 (Kim) | Kim 123 45-6789 today`),
  medicareRefused: list(`
1EG4-TE5-MK73 | 1EG4TE5MK73 | 1eg4 te5 mk73 | My client's number is 1EG4-TE5-MK73. | Medicare: 1EG4–TE5–MK72 | １EG4-TE5-MK73
1EG4  TE5  MK73 | 1EG4:TE5:MK73 | 1EG4 - TE5 - MK73 | 1 E G 4 - T E 5 - M K 7 3 | 1EG4, TE5, MK73 | MBI 1eg4 te5 mk 73 | 1EG4\u2009TE5\u2009MK73`),
  cardRefused: list(`
4111 1111 1111 1111 | 4111111111111111 | 4111-1111-1111-1111 exp 12/28 | 4111 1111 1111 1111 123 | 5555555555554444 | 5105 1051 0510 5100
378282246310005 | 3782 822463 10005 | 6011111111111117 | 3530111333300000 | 30569309025904 | 2223 0031 2200 3222 | Card: 4222222222222, thanks
3056 9309 0259 04 | ４１１１ １１１１ １１１１ １１１１ | 6200000000000005
4111 11111111 1111 | 41111111 11111111 | 4111_1111_1111_1111 | 4111.1111.1111.1111 | 4111\u20091111\u20091111\u20091111`),
  bankRefused: list(`
Routing number 021000021, account 123456789 | account 000123456 routing 111000025 | ABA 021000021 / acct # 1234567
Checking account 12345678901, routing: 0210 0002 1 | routing 111000025\nsavings account no. 98765432
Transit number 111000025, account 829301138 | R/T 111000025 A/C 829301138
Routing 021-000-021, account 1234-5678-90 | 021000021 is my routing and 12345678 is my account | Rt# 111000025 acct 123456
The routing number of my bank, First National Bank, is 021000021, acct 123456789
Routing/account: 111000025/12345678 | Account/routing 12345678/111000025 | Routing and account: 111000025 12345678
direct deposit: 111000025 routing, 12345678 account | 111000025 (routing) 12345678 (account) | account 123456789 routing 111000025 | RTN 021000021 ACC: 1234567890`),
}

function list(text: string): string[] {
  return text
    .trim()
    .split(/ \| |\n(?!savings)/)
    .map((each) => each.trim())
}
