import type { KindItem } from './types.ts';

export const clinicGallery = [
  {
    name: 'gallery_image',
    data: {
      url: 'clinics/sterilizasyon-odasi.webp',
      alt: 'Mavi dolaplı sterilizasyon odası: iki otoklav, evye ve alet kasetleri',
      clinicName: 'Mavi Nar Diş Kliniği, Antalya',
      projectName: 'Sterilizasyon odası',
      status: 'Tamamlandı',
      details: [
        'İki adet B sınıfı otoklav',
        'Kirliden temize tek yönlü çalışma tezgâhı',
        'Yıllık validasyon sözleşmesi',
      ],
    },
  },
  {
    name: 'gallery_image',
    data: {
      url: 'clinics/muayene-odasi-1.webp',
      alt: 'Nane yeşili muayene odası: diş üniti, dolaplar ve pencere ışığı',
      clinicName: 'Lodos Diş, İzmir',
      projectName: 'Muayene odası',
      status: 'Tamamlandı',
      details: [
        'Bir ünit, hekim taburesi ve evyeli dolap',
        'Gün ışığına göre koltuk yönü',
        '16 iş gününde teslim',
      ],
    },
  },
  {
    name: 'gallery_image',
    data: {
      url: 'clinics/resepsiyon.webp',
      alt: 'Ahşap panelli, kum tonlarında diş kliniği resepsiyonu',
      clinicName: 'Turna Ortodonti, Bursa',
      projectName: 'Resepsiyon',
      status: 'Tamamlandı',
      details: [
        '4,2 m karşılama bankosu',
        'Tekerlekli sandalye yüksekliğinde ikinci seviye',
        '18 iş gününde teslim',
      ],
    },
  },
  {
    name: 'gallery_image',
    data: {
      url: 'clinics/rontgen-odasi.webp',
      alt: 'Koyu petrol duvarlı röntgen odası: panoramik röntgen cihazı ve görüntüleme istasyonu',
      clinicName: 'Çakıl Diş, Trabzon',
      projectName: 'Röntgen odası',
      status: 'Bakım sözleşmesinde',
      details: [
        'Panoramik röntgen cihazı',
        '2 mm kurşun eşdeğeri duvar kaplaması',
        'Ruhsat evrakının hazırlanması',
      ],
    },
  },
  {
    name: 'gallery_image',
    data: {
      url: 'clinics/laboratuvar.webp',
      alt: 'Hardal tonlarında diş laboratuvarı: çalışma tezgâhı, alçı modeller ve freze ünitesi',
      clinicName: 'Kehribar Diş Laboratuvarı, Bursa',
      projectName: 'Üretim tezgâhı',
      status: 'Tamamlandı',
      details: ['Dört kişilik çalışma tezgâhı', 'Noktasal toz emişi', '23 iş gününde teslim'],
    },
  },
  {
    name: 'gallery_image',
    data: {
      url: 'clinics/muayene-odasi-2.webp',
      alt: 'Kiremit tonlarında muayene odası: diş üniti, kemerli niş ve ahşap dolaplar',
      clinicName: 'Yedi Kavak Ağız ve Diş Sağlığı, Ankara',
      projectName: 'Üç muayene odası',
      status: 'Tamamlandı',
      details: ['Üç ünit, tek kompresör dairesi', 'Kiremit döşeme, ahşap dolap', '19 iş gününde teslim'],
    },
  },
  {
    name: 'gallery_image',
    data: {
      url: 'clinics/bekleme-alani.webp',
      alt: 'Yeşil koltuk, ahşap sehpa ve resepsiyon bankosunun köşesi',
      clinicName: 'Turna Ortodonti, Bursa',
      projectName: 'Bekleme alanı',
      status: 'Tamamlandı',
      details: ['Silinebilir kumaş kaplı koltuklar', 'Resepsiyonla aynı projede teslim'],
    },
  },
  {
    name: 'gallery_image',
    data: {
      url: 'clinics/goruntuleme-istasyonu.webp',
      alt: 'Ekranında panoramik görüntü duran çekmeceli dolap ve mercan rengi tabure',
      clinicName: 'Çakıl Diş, Trabzon',
      projectName: 'Görüntüleme istasyonu',
      status: 'Bakım sözleşmesinde',
      details: [
        'Koltuk başına görüntü aktarımı',
        'Türkçe görüntüleme yazılımı',
        'Yarım gün personel eğitimi',
      ],
    },
  },
  {
    name: 'gallery_image',
    data: {
      url: 'clinics/hekim-tezgahi.webp',
      alt: 'Evyeli, ekranlı hekim tezgâhı; beyaz ve petrol yeşili dolaplar',
      clinicName: 'Lodos Diş, İzmir',
      projectName: 'Hekim tezgâhı',
      status: 'Tamamlandı',
      details: ['Evyeli dolap, üstte kapaklı raflar', 'Hasta ekranı için kablo kanalı'],
    },
  },
  {
    name: 'gallery_image',
    data: {
      url: 'clinics/freze-unitesi.webp',
      alt: 'Tezgâhın ucunda freze ünitesi ve tasarım ekranı',
      clinicName: 'Kehribar Diş Laboratuvarı, Bursa',
      projectName: 'Freze hattı',
      status: 'Devam ediyor',
      details: [
        'Beş eksen freze ünitesi',
        'İkinci ünite için yer ve hat ayrıldı',
        'İki günlük uygulamalı eğitim',
      ],
    },
  },
] satisfies KindItem[];
