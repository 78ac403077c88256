import { MESSAGE_STATE_NAMES, type Message } from '../things/message.ts';
import { metaColumns, momentCell, type Table } from './column.ts';

export const messageTable: Table<Message> = {
  title: 'Mesajlar',
  fileName: 'mesajlar',
  columns: [
    { key: 'reference', title: 'Numara', holds: 'text', width: 16, of: (row) => row.reference },
    { key: 'receivedAt', title: 'Geldi', holds: 'moment', width: 17, of: (row) => momentCell(row.createdAt) },
    { key: 'state', title: 'Durum', holds: 'text', width: 13, of: (row) => MESSAGE_STATE_NAMES[row.state] },
    { key: 'name', title: 'Ad soyad', holds: 'text', width: 24, of: (row) => row.name },
    { key: 'email', title: 'E-posta', holds: 'text', width: 28, of: (row) => row.email },
    { key: 'phone', title: 'Telefon', holds: 'text', width: 18, of: (row) => row.phone },
    { key: 'subject', title: 'Konu', holds: 'text', width: 30, of: (row) => row.subject },
    { key: 'message', title: 'Mesaj', holds: 'text', width: 60, of: (row) => row.message },
    { key: 'assignee', title: 'Yanıtlayan', holds: 'text', width: 20, of: (row) => row.assignee },
    {
      ...{ key: 'answeredAt', title: 'Yanıtlandı', holds: 'moment', width: 17 },
      of: (row) => momentCell(row.answeredAt),
    },
    {
      ...{ key: 'isSuspect', title: 'Şüpheli', holds: 'flag', width: 9, isExtra: true },
      of: (row) => row.isSuspect,
    },
    ...metaColumns.filter(({ key }) => key === 'updatedAt'),
  ],
};
