/** The provinces of Türkiye with their capital's place: longitude and latitude in hundredths of a degree. */
const PLACES = `Adana 3532 3700|Adıyaman 3828 3776|Afyonkarahisar 3054 3876|Ağrı 4305 3972|Aksaray 3403 3837
Amasya 3583 4065|Ankara 3285 3993|Antalya 3070 3689|Ardahan 4270 4111|Artvin 4182 4118|Aydın 2785 3784
Balıkesir 2789 3965|Bartın 3234 4164|Batman 4113 3788|Bayburt 4023 4026|Bilecik 2998 4015|Bingöl 4050 3889
Bitlis 4211 3840|Bolu 3161 4074|Burdur 3029 3772|Bursa 2906 4019|Çanakkale 2641 4015|Çankırı 3362 4060
Çorum 3496 4055|Denizli 2909 3777|Diyarbakır 4023 3792|Düzce 3116 4084|Edirne 2656 4168|Elazığ 3922 3868
Erzincan 3949 3975|Erzurum 4128 3990|Eskişehir 3052 3978|Gaziantep 3738 3707|Giresun 3839 4091
Gümüşhane 3948 4046|Hakkâri 4374 3758|Hatay 3616 3620|Iğdır 4404 3992|Isparta 3055 3776|İstanbul 2898 4101
İzmir 2714 3842|Kahramanmaraş 3692 3759|Karabük 3263 4120|Karaman 3322 3718|Kars 4310 4060|Kastamonu 3378 4138
Kayseri 3548 3873|Kırıkkale 3351 3985|Kırklareli 2722 4174|Kırşehir 3416 3915|Kilis 3712 3672|Kocaeli 2992 4077
Konya 3249 3787|Kütahya 2998 3942|Malatya 3831 3835|Manisa 2743 3862|Mardin 4074 3731|Mersin 3464 3681
Muğla 2836 3722|Muş 4149 3873|Nevşehir 3471 3862|Niğde 3468 3797|Ordu 3788 4098|Osmaniye 3625 3707|Rize 4052 4102
Sakarya 3040 4077|Samsun 3633 4129|Siirt 4194 3793|Sinop 3515 4203|Sivas 3702 3975|Şanlıurfa 3880 3716
Şırnak 4246 3752|Tekirdağ 2751 4098|Tokat 3655 4031|Trabzon 3973 4100|Tunceli 3955 3911|Uşak 2941 3867
Van 4338 3850|Yalova 2927 4065|Yozgat 3481 3982|Zonguldak 3179 4146`;

/** The map that they stand on: its size, and the corner and scale that its outline was drawn with. */
export const MAP = { width: 1000, height: 427 };
const WEST = 25.6;
const NORTH = 42.2;
const ACROSS = 51.8135;
const DOWN = 66.6715;

export type Province = { name: string; x: number; y: number };

export const PROVINCES: readonly Province[] = PLACES.split(/[|\n]/).map((line) => {
  const [name = '', longitude, latitude] = line.split(' ');
  return {
    name,
    x: Math.round((Number(longitude) / 100 - WEST) * ACROSS),
    y: Math.round((NORTH - Number(latitude) / 100) * DOWN),
  };
});
