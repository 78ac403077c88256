/** The parts of the settings screen: the names of their headings, and where a link into the screen leads. */
export const SETTINGS_PARTS = [
  {
    id: 'sirket',
    label: 'Şirket bilgileri',
    words: 'firma unvan iletişim harita whatsapp kvkk gizlilik saklama',
  },
  { id: 'sifre', label: 'Şifre değiştir', words: 'parola password' },
  { id: 'oturumlar', label: 'Açık oturumlar', words: 'cihaz çıkış sessions' },
  { id: 'kisisel-veriler', label: 'Kişisel veri istekleri', words: 'kvkk gizlilik silme dışa aktarma' },
  { id: 'arama', label: 'Arama', words: 'eş anlamlı sözcükler sonuçsuz aramalar bulunamayanlar' },
] as const;
