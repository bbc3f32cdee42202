// @vitest-environment jsdom
import {expect, test} from 'vitest'
import {countPictures} from './parse-pasted-html.ts'
import {pasteHtml} from './paste-html.ts'

/** Describes blocks in short: style or list, and text with its marks in brackets. */
function outline(blocks: ReturnType<typeof pasteHtml>): unknown[] {
  return blocks.map(({_type, style, listItem, level, markDefs = [], children = [], rows, headerRows}) => {
    if (_type === 'table') {
      const cells = (rows as {cells: {value: typeof blocks}[]}[]).map((row) => row.cells)
      return {headerRows, rows: cells.map((row) => row.map(({value}) => outline(value).join(' / ')))}
    }
    const text = children.map(({text, marks = []}) => {
      const names = marks.map((mark) => {
        const link = markDefs.find(({_key}) => _key === mark)?.link as Record<string, string> | undefined
        return link ? (link.url ?? link.email ?? link.phone) : mark
      })
      return names.length > 0 ? `[${text}|${names.join(' ')}]` : text
    })
    return `${listItem ? `${listItem}${level}` : style}: ${text.join('')}`
  })
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-US><!--StartFragment-->
<h1>Commissions<o:p></o:p></h1>
<p class=MsoNormal>Paid <b>weekly</b> and <b>daily</b>, see <a href="https://example.com/plans">the plans</a> or <a href="#_Toc1">below</a>.<o:p></o:p></p>
<h2>Levels<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Second<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Product</b><o:p></o:p></p></td><td><p class=MsoNormal><b>Rate</b></p></td></tr>
<tr><td><p class=MsoNormal>Term Life<o:p></o:p></p></td><td><p class=MsoNormal>80%<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`

test('text of Word keeps headings, bold, links, lists and tables', () => {
  expect(outline(pasteHtml(word))).toEqual([
    'h3: Commissions',
    'normal: Paid [weekly|strong] and [daily|strong], see [the plans|https://example.com/plans] or below.',
    'h4: Levels',
    'bullet1: First',
    'bullet1: Second',
    {
      headerRows: 1,
      rows: [
        ['normal: [Product|strong]', 'normal: [Rate|strong]'],
        ['normal: Term Life', 'normal: 80%'],
      ],
    },
  ])
})

test('comments and deleted text of Word stay out, and formatted spaces stay', () => {
  const comment = '<div style="mso-element:comment-list"><p class=MsoCommentText>Sure?</p></div>'
  const mark = '<span class=MsoCommentReference><a href="#_msocom_1">[BC1]</a></span>'
  const text = `A<b> </b><ins>B</ins><del>C</del>.${mark}<span style="mso-spacerun:yes">&nbsp; </span>D`
  expect(outline(pasteHtml(`<p class=MsoNormal>${text}</p>${comment}`))).toEqual(['normal: A B. D'])
})

test('comment marks of Google Docs stay out, digits stay raised, and pictures are counted', () => {
  const html = `<p><span>x</span><sup><span>2</span></sup>, CO<sub>2</sub>, 1<sup>st</sup>
<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><p><img src="data:image/png;base64,AA" width="40"><img src="https://mail.example/t" width="1" height="1"></p>
<div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Really?</span></p></div>`
  expect(outline(pasteHtml(html))).toEqual(['normal: x², CO₂, 1st'])
  expect(countPictures(html)).toBe(1)
})

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr"><span style="font-weight:400;">Events</span></h2>
<p dir="ltr"><span style="font-weight:400;">Call </span><a href="tel:+15550100"><span style="font-weight:400;text-decoration:underline;">us</span></a><span style="font-weight:700;"> today</span></p><br />
<h3 dir="ltr"><span>Where</span></h3><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Write to </span><a href="mailto:a@example.com?subject=x"><span>Ana</span></a></p></li></ol>
<div dir="ltr"><table><thead><tr><th><p>City</p></th><th><p>Date</p></th></tr></thead><tbody><tr><td><p dir="ltr"><a href="https://example.com/reno"><span>Reno</span></a></p></td><td><p dir="ltr"><span style="font-weight:700">May 1</span></p></td></tr></tbody></table></div></b>`

test('text of Google Docs keeps its structure, and is not bold because of its wrapper', () => {
  expect(outline(pasteHtml(docs))).toEqual([
    'h3: Events',
    'normal: Call [us|+15550100][ today|strong]',
    'h4: Where',
    'number1: Write to [Ana|a@example.com]',
    {
      headerRows: 1,
      rows: [
        ['normal: City', 'normal: Date'],
        ['normal: [Reno|https://example.com/reno]', 'normal: [May 1|strong]'],
      ],
    },
  ])
})

test('a cell of a table takes paragraphs only, and a script leaves nothing', () => {
  const html =
    '<h1>A</h1><table><tr><td>B</td><td><a href="javascript:alert(1)">C</a></td></tr></table><script>alert(1)</script><img src=x onerror=alert(1)>'
  expect(outline(pasteHtml(html, true))).toEqual(['normal: A', 'normal: B', 'normal: C'])
})

test('a table inside a table becomes paragraphs of its cell', () => {
  const html = '<table><tr><td>A<table><tr><td><h2>B</h2></td></tr></table></td><td>C</td></tr></table>'
  expect(outline(pasteHtml(html))).toEqual([{rows: [['normal: A / normal: B', 'normal: C']]}])
})

test('an empty heading does not count as the highest level', () => {
  expect(outline(pasteHtml('<h1> </h1><h2>A</h2><h3>B</h3>'))).toEqual(['h3: A', 'h4: B'])
})

test('links keep their address without spaces and escapes, and what cannot be opened is plain text', () => {
  const link = (href: string) => outline(pasteHtml(`<p><a href="${href}">A</a></p>`))[0]
  expect([' https://a.example/strong ', 'tel:%2B1%20555', 'MAILTO:a%2Bb@a.example'].map(link)).toEqual([
    'normal: [A|https://a.example/strong]',
    'normal: [A|+1 555]',
    'normal: [A|a+b@a.example]',
  ])
  const broken = ['https://', 'https://a b', 'strong', 'file:///a', 'mailto:A%20B@a.example', 'mailto:%']
  expect(new Set(broken.map(link))).toEqual(new Set(['normal: A']))
})

test('lines of mail programs are paragraphs', () => {
  const mail =
    '<div><div>One</div><div>Two<br>lines</div><ul><li><div>First</div></li></ul><dl><dt>Who</dt><dd>Ana</dd></dl></div>'
  expect(outline(pasteHtml(mail))).toEqual([
    'normal: One',
    'normal: Two\nlines',
    'bullet1: First',
    'normal: Who',
    'normal: Ana',
  ])
})

test('the columns of a table stay where cells are merged', () => {
  const table = `<table><tr><th rowspan=2>Product</th><th colspan=2>Rate</th></tr><tr><th>New</th><th>Renewal</th></tr>
<tr><td rowspan=2 colspan=2>Both</td><td>C</td></tr><tr><td>D</td></tr></table>`
  const [{rows}] = outline(pasteHtml(table)) as [{rows: string[][]}]
  expect(
    rows.map((row) => row.map((cell) => cell.replace(/^normal: |[[\]]/g, '').replace('|strong', ''))),
  ).toEqual([
    ['Product', 'Rate', ''],
    ['', 'New', 'Renewal'],
    ['Both', '', 'C'],
    ['', '', 'D'],
  ])
})
