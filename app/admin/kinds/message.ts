import { Mail } from 'lucide-react';
import { messageWords } from '../../../domain/things/message.ts';
import type { PanelKind } from './kind.ts';

export const messageKind = {
  ...messageWords,
  name: 'messages',
  icon: Mail,
  screen: 'messages',
  opens: 'id',
  fields: {
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    subject: 'Konu',
    message: 'Mesaj',
    isRead: 'Okundu',
    isSuspect: 'Şüpheli',
    state: 'Durum',
    assignee: 'Yanıtlayan',
    assigneeId: 'Yanıtlayanın hesabı',
    answeredAt: 'Yanıtlandı',
    notes: 'İç notlar',
    consentVersion: 'KVKK bilgilendirmesi',
    anonymizedAt: 'Anonimleştirildi',
  },
} satisfies PanelKind;
