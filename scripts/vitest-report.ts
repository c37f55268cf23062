/** What vitest's JSON report says, file by file: also of a file that broke before, between or after its tests. */

export type VitestReport = {
  readonly passed: number
  readonly failed: number
  /** Files that failed without a failed test of their own: they could not begin or end, or their process ended. */
  readonly broken: readonly { readonly file: string; readonly reason: string }[]
}

type Written = {
  success: boolean
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string }[]
  }[]
}

/** @param text of `--reporter=json` @throws for what is no such report */
export function readVitestReport(text: string): VitestReport {
  const { testResults } = JSON.parse(text) as Written
  const broken = testResults.filter((result) => result.status !== 'passed' && count(result, 'failed') === 0)
  const whole = testResults.filter((result) => !broken.includes(result))
  const sum = (status: string) => whole.reduce((total, result) => total + count(result, status), 0)
  return {
    // What passed in a broken file is not counted: the file is tried again as a whole.
    passed: sum('passed'),
    failed: sum('failed'),
    broken: broken.map(({ name, message }) => ({
      file: name,
      reason: message.split('\n')[0] || 'its process ended',
    })),
  }
}

function count({ assertionResults }: Written['testResults'][number], status: string): number {
  return assertionResults.filter((assertion) => assertion.status === status).length
}
