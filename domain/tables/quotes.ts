import { QUOTE_STATE_NAMES, type Quote } from '../things/quote.ts';
import { dayCell, linesCell, metaColumns, momentCell, type Table } from './column.ts';

export const quoteTable: Table<Quote> = {
  title: 'Teklifler',
  fileName: 'teklifler',
  columns: [
    { key: 'code', title: 'Kod', holds: 'text', width: 12, of: (row) => row.code },
    { key: 'state', title: 'Durum', holds: 'text', width: 13, of: (row) => QUOTE_STATE_NAMES[row.state] },
    { key: 'receivedAt', title: 'Geldi', holds: 'moment', width: 17, of: (row) => momentCell(row.createdAt) },
    { key: 'clinic', title: 'Klinik', holds: 'text', width: 28, of: (row) => row.clinic },
    { key: 'name', title: 'Ad soyad', holds: 'text', width: 24, of: (row) => row.name },
    { key: 'phone', title: 'Telefon', holds: 'text', width: 18, of: (row) => row.phone },
    { key: 'email', title: 'E-posta', holds: 'text', width: 28, of: (row) => row.email },
    {
      ...{ key: 'items', title: 'Ürünler', holds: 'text', width: 48 },
      of: (row) => linesCell(row.items.map(({ quantity, name, sku }) => `${quantity} × ${name} (${sku})`)),
    },
    { key: 'lines', title: 'Kalem', holds: 'count', width: 8, of: (row) => row.items.length },
    {
      ...{ key: 'total', title: 'Toplam (KDV dahil)', holds: 'money', width: 16 },
      of: (row) => (row.offer?.sums ?? row.sums).total,
    },
    { key: 'currency', title: 'Para birimi', holds: 'text', width: 10, of: (row) => row.currency },
    { key: 'assignee', title: 'Hazırlayan', holds: 'text', width: 20, of: (row) => row.assignee },
    { key: 'sentAt', title: 'Gönderildi', holds: 'moment', width: 17, of: (row) => momentCell(row.sentAt) },
    { key: 'validUntil', title: 'Geçerlilik', holds: 'day', width: 12, of: (row) => dayCell(row.validUntil) },
    {
      ...{ key: 'acceptedAt', title: 'Kabul edildi', holds: 'moment', width: 17 },
      of: (row) => momentCell(row.acceptedAt),
    },
    { key: 'acceptedBy', title: 'Kabul eden', holds: 'text', width: 20, of: (row) => row.acceptedBy },
    {
      ...{ key: 'note', title: 'Gönderenin notu', holds: 'text', width: 40, isExtra: true },
      of: (row) => row.note,
    },
    ...metaColumns.filter(({ key }) => key === 'updatedAt'),
  ],
};
