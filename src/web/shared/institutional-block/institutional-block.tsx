import type { InstitutionalBlock, TextQuestions, TextTable } from '#domain/site/institutional.ts'

export function InstitutionalBlockView({ block }: { block: InstitutionalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  switch (block.kind) {
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className={block.isOrdered ? 'document__steps' : 'document__list'}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table table={block} />
    case 'questions':
      return <Questions questions={block} />
  }
}

/** On a narrow screen each row becomes a slip, with the column's name before each cell. */
function Table({ table }: { table: TextTable }) {
  const [, ...columns] = table.columns
  return (
    <div className="document__table-frame">
      <table className="document__table">
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]} data-column={columns[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Opens without script, too; the browser's own search looks into the closed ones. */
function Questions({ questions }: { questions: TextQuestions }) {
  return (
    <div className="document__questions">
      {questions.items.map(({ id, question, answer }) => (
        <details key={id} id={id}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <div>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
