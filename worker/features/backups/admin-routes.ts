import { Hono } from 'hono'
import type { BackupList } from '../../../schema/api/admin-backups'
import type { AdminEnv } from '../../platform/http/env'
import { listBackups } from './stored-backups'

export const adminBackupRoutes = new Hono<AdminEnv>().get('/', async (c) =>
  c.json({ backups: await listBackups(c.env.BACKUPS) } satisfies BackupList, 200),
)
