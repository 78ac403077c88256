/** People who write to the demo company; none of them exists. */
export const PEOPLE = [
  ['Dt. Ayşe Demir', 'Demir Ağız ve Diş Sağlığı'],
  ['Dt. Mehmet Yıldız', 'Yıldız Diş Kliniği'],
  ['Elif Aydın', 'Çankaya Ağız ve Diş Sağlığı Polikliniği'],
  ['Dr. Dt. Kerem Şahin', 'Nişantaşı İmplant Merkezi'],
  ['Zeynep Koç', 'Bornova Diş Polikliniği'],
  ['Dt. Burak Özkan', ''],
  ['Seda Arslan', 'Ata Ortodonti'],
  ['Dt. Hakan Çelik', 'Çelik Dental Klinik'],
  ['Merve Kaplan', 'Karşıyaka Ağız ve Diş Sağlığı Merkezi'],
  ['Dt. İrem Güneş', 'Güneş Diş'],
  ['Onur Bulut', 'Anadolu Diş Laboratuvarı'],
  ['Dt. Selim Erdoğan', ''],
  ['Prof. Dr. Nur Tekin', 'Tekin Çene Cerrahisi'],
  ['Gizem Polat', 'Bursa Gülüş Polikliniği'],
  ['Dt. Cem Aksoy', 'Aksoy Endodonti'],
  ['Dilek Yavuz', 'Antalya Deniz Diş Kliniği'],
  ['Dt. Tolga Ünal', 'Ünal Diş Polikliniği'],
  ['Ebru Sönmez', 'Kadıköy Çocuk Diş'],
  ['Dt. Arda Kılıç', ''],
  ['Nihan Taş', 'Eskişehir Protez Atölyesi'],
] as const;

/** What they write about; `{ürün}` is a product of the company. */
export const LETTERS = [
  ['Fiyat bilgisi', 'Merhaba, {ürün} için güncel fiyatınızı ve teslim sürenizi öğrenebilir miyim?'],
  ['Kurulum süresi', '{ürün} için kurulum ne kadar sürüyor? Kliniğimizi bir gün kapatmamız yeterli olur mu?'],
  ['Stok', '{ürün} stokta var mı? Haftaya kadar elimizde olması gerekiyor.'],
  ['Servis', 'Sizden aldığımız {ürün} için yıllık bakım zamanı geldi. Servis randevusu alabilir miyiz?'],
  ['Yedek parça', '{ürün} için yedek parça temin ediyor musunuz? Kodunu fatura üzerinden iletebilirim.'],
  ['Katalog talebi', 'Yeni kataloğunuzu basılı olarak da gönderebiliyor musunuz? Adresimizi paylaşabilirim.'],
  ['Numune', '{ürün} ürününü denemek istiyoruz, numune gönderme imkânınız var mı?'],
  [
    'Yeni klinik',
    'Üç ünitli yeni bir klinik açıyoruz. Ünit, görüntüleme ve sterilizasyon için birlikte teklif almak isteriz.',
  ],
  [
    'Eğitim',
    '{ürün} ile ilgili uygulamalı eğitim düzenliyor musunuz? Ekibimizden iki hekim katılmak istiyor.',
  ],
  ['Ödeme', 'Kliniğimiz için vadeli ödeme ya da taksit seçeneğiniz var mı?'],
  ['Garanti', '{ürün} kaç yıl garantili, garanti yerinde servisi kapsıyor mu?'],
  ['Uyumluluk', '{ürün} elimizdeki cihazlarla uyumlu mu? Modelleri telefonda söyleyebilirim.'],
  ['Toplu alım', 'Sarf malzemelerimizi altı aylık almayı düşünüyoruz. Toplu alımda indiriminiz olur mu?'],
  ['Fuar', 'Fuarda standınız olacak mı? {ürün} ürününü yakından görmek isteriz.'],
  ['Fatura', 'Geçen ayki siparişimizin e-faturası bize ulaşmadı, yeniden gönderebilir misiniz?'],
  ['İade', '{ürün} yanlış ölçüde geldi, değişim için ne yapmamız gerekiyor?'],
] as const;

/** What is added to a list that is asked for. */
export const NOTES = [
  '',
  'Mümkünse bu hafta içinde dönüş yapabilir misiniz?',
  '',
  'Kurulum dahil fiyat rica ederiz.',
  'Muadil ürün önerinize de açığız.',
  '',
] as const;

/** What visitors look for that the company does not have, with how often within the last days, the latest first. */
export const MISSED: ReadonlyArray<[text: string, counts: readonly number[]]> = [
  ['airflow', [2, 4, 3]],
  ['lazer cihazı', [0, 1, 2]],
  ['dikiş makası', [1]],
];
