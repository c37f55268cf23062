/** A collector that does not answer costs its traces and one line in the log, not one for every batch. */
import type { SpanExporter } from '@opentelemetry/sdk-trace-node'
import type { Logger } from '../logger.ts'

export function tellingOutages(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isOut = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0
        if (failed && !isOut) logger.warn({ err: result.error }, 'the traces could not be sent')
        if (!failed && isOut) logger.info('the traces are sent again')
        isOut = failed
        // Told here already: the library would tell it again.
        done({ code: 0 })
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
