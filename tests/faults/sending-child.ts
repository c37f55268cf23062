/** Does one deed of tests/faults/sending-deeds.ts in a process that can be killed between any two steps. */
import { createContext } from '#server/create-context.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createPool, type DatabaseTarget } from '#server/platform/db/client.ts'
import { createLogger } from '#server/platform/logger.ts'
import { carryOut, type Deed } from './sending-deeds.ts'

const { CHILD_DATABASE, CHILD_DATA_DIR, CHILD_DEED } = process.env
const logger = createLogger({ level: 'silent' })
const pool = createPool(JSON.parse(CHILD_DATABASE ?? '{}') as DatabaseTarget, { max: 4, logger })
const context = await createContext({ config: loadConfig({ DATA_DIR: CHILD_DATA_DIR }), logger, pool })
process.stdout.write(await carryOut(context, JSON.parse(CHILD_DEED ?? '{}') as Deed))
await pool.end()
