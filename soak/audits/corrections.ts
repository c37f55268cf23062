/** No correction lost after it was acknowledged, none counted twice: versions, the day's allowance and the activity agree. */
import { type Audit, rowsAsLines } from './audit.ts'

type Row = { essay_id: string; number: number; total: number; user_id: string }

export const corrections: Audit = {
  name: 'no correction twice or lost',
  async run({ pool, ledger }) {
    const { rows } = await pool.query<Row>(
      'select v.essay_id, v.number, v.total, e.user_id from essay_versions v join essays e on e.id = v.essay_id',
    )
    const versionOf = new Map(rows.map((row) => [`${row.essay_id}/${row.number}`, row]))
    const lost = [...ledger.corrections].flatMap(([key, { userId, total }]) => {
      const version = versionOf.get(key)
      return version?.total === total && version.user_id === userId ? [] : [`lost or changed: ${key}`]
    })
    return {
      checked: `${rows.length} versions, ${ledger.corrections.size} acknowledged`,
      differences: [
        ...lost,
        ...(await rowsAsLines(
          pool,
          'a gap in the versions',
          'select essay_id, count(*), max(number) from essay_versions group by essay_id having count(*) <> max(number)',
        )),
        ...(await rowsAsLines(
          pool,
          'the same text corrected twice in a row',
          `select a.essay_id, a.number from essay_versions a
             join essay_versions b on b.essay_id = a.essay_id and b.number = a.number + 1 and b.text = a.text`,
        )),
        ...(await rowsAsLines(
          pool,
          'corrections and the days they were taken from',
          `with made as (select e.user_id, count(*) as versions from essay_versions v join essays e on e.id = v.essay_id group by 1),
                taken as (select user_id, sum(count) as days from correction_days group by 1)
           select * from made full join taken using (user_id) where versions is distinct from days`,
        )),
        ...(await rowsAsLines(
          pool,
          'essays counted for a badge',
          `select e.user_id, count(*), max(d.count) as counted from essays e
             left join activity_counts d on d.user_id = e.user_id and d.activity = 'essay'
            where e.counted_at is not null group by 1 having count(*) is distinct from max(d.count)`,
        )),
      ],
    }
  },
}
